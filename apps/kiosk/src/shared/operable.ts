const OPERABLE = 'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled)';

/** Returns the elements that can be operated, in the order of the page: those of an open dialog, else those of the page. */
export function operable(page: Document): readonly HTMLElement[] {
  const dialogs = [...page.querySelectorAll<HTMLElement>('dialog[open]')];
  const area = dialogs.at(-1) ?? page.body;
  return [...area.querySelectorAll<HTMLElement>(OPERABLE)].filter(
    (each) =>
      each.closest('[hidden], [aria-hidden="true"], [inert]') === null && isInPlace(each, area),
  );
}

/** Whether an element belongs to the page and not to a dialog of it that is closed. */
function isInPlace(element: HTMLElement, area: HTMLElement): boolean {
  const dialog = element.closest('dialog');
  return dialog === null || dialog === area || dialog.open;
}

/** The place after a step in a list, which begins again past either end; from nowhere it is the first or the last. */
export function stepped(place: number, step: 1 | -1, length: number): number {
  if (place === -1) return step === 1 ? 0 : length - 1;
  return (place + step + length) % length;
}
