const awaitingMenu: (() => void)[] = [];

/** Whether categories of a page that came with its document still rest: nobody has seen them, and they have no size of their own yet. */
export function isResting(): boolean {
  return 'rests' in document.documentElement.dataset;
}

/** Lays them out, all at once: where a jump ends is known only after that, and a page that is drawn anew begins like any other. */
export function layOutAll(): void {
  delete document.documentElement.dataset['rests'];
  uncover();
}

/** The sheet that a document came with no longer covers its menu: what is in sight of it is laid out. */
export function uncover(): void {
  delete document.documentElement.dataset['covered'];
  for (const act of awaitingMenu.splice(0)) act();
}

/** Acts once a menu behind a dish's sheet is laid out or the sheet is closed, whichever is first; at once where there is no sheet. */
export function onceSeen(act: () => void): void {
  if (isResting() && document.querySelector('dialog')) awaitingMenu.push(act);
  else act();
}
