export type TextControl = HTMLInputElement | HTMLTextAreaElement;

const TYPED_KINDS = ['text', 'search', 'email', 'tel', 'url', 'password'];

/** Whether letters are typed into an element. */
export function isTypedInto(target: EventTarget | null): target is TextControl {
  if (target instanceof HTMLTextAreaElement) return !target.disabled;
  return (
    target instanceof HTMLInputElement && !target.disabled && TYPED_KINDS.includes(target.type)
  );
}

/** Puts text into a field as if it were typed: whoever draws the field hears of it. */
export function typeInto(field: TextControl, text: string): void {
  const prototype =
    field instanceof HTMLTextAreaElement
      ? HTMLTextAreaElement.prototype
      : HTMLInputElement.prototype;
  // React keeps a setter of its own on the element, which would take the text for known.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
