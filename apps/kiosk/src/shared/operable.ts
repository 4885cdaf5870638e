const OPERABLE = 'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled)';

/** Marks the keys on the screen. */
export const KEYBOARD = '[data-keyboard]';

/** Returns the elements that can be operated, in the order of the page: the keys of the screen while one types, else those of the page. */
export function operable(page: Document): readonly HTMLElement[] {
  const keyboard = page.activeElement?.closest<HTMLElement>(KEYBOARD);
  return keyboard ? operableIn(keyboard) : operableAround(page);
}

/** The same without the keys of the screen: those of an open dialog, else those of the page. */
export function operableAround(page: Document): readonly HTMLElement[] {
  const dialogs = [...page.querySelectorAll<HTMLElement>('dialog[open]')];
  const area = dialogs.at(-1) ?? page.body;
  return operableIn(area).filter((each) => each.closest(KEYBOARD) === null);
}

function operableIn(area: HTMLElement): readonly HTMLElement[] {
  return [...area.querySelectorAll<HTMLElement>(OPERABLE)].filter(
    (each) =>
      each.closest('[hidden], [aria-hidden="true"], [inert]') === null && isInPlace(each, area),
  );
}

/** Whether an element belongs to the area and not to a dialog of it that is closed. */
function isInPlace(element: HTMLElement, area: HTMLElement): boolean {
  const dialog = element.closest('dialog');
  return dialog === null || dialog === area || dialog.open;
}

/** The place after a step in a list, which begins again past either end; from nowhere it is the first or the last. */
export function stepped(place: number, step: 1 | -1, length: number): number {
  if (place === -1) return step === 1 ? 0 : length - 1;
  return (place + step + length) % length;
}
