import { textOf } from './text-of';

/** Returns the spoken text of the focused element: its name, its description, and its state in the given words. */
export function spokenText(
  element: HTMLElement,
  words: { readonly on: string; readonly off: string },
): string {
  return [nameOf(element), textOfIds(element, 'aria-describedby'), stateOf(element, words)]
    .filter(Boolean)
    .join('. ');
}

function nameOf(element: HTMLElement): string {
  const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : []; // only form fields have labels
  return (
    element.getAttribute('aria-label') ??
    (textOfIds(element, 'aria-labelledby') || labels.map(textOf).join(' ') || textOf(element))
  );
}

function textOfIds(element: HTMLElement, attribute: string): string {
  const ids = element.getAttribute(attribute)?.split(/\s+/) ?? [];
  const named = ids.flatMap((id) => document.getElementById(id) ?? []);
  return named.map(textOf).join(' ');
}

function stateOf(
  element: HTMLElement,
  { on, off }: { readonly on: string; readonly off: string },
): string {
  if (element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type))
    return element.checked ? on : off;
  const pressed = element.getAttribute('aria-pressed');
  if (pressed === null) return '';
  return pressed === 'true' ? on : off;
}
