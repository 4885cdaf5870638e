/** Whether categories of a page that came with its document still rest: nobody has seen them, and they have no size of their own yet. */
export function isResting(): boolean {
  return 'rests' in document.documentElement.dataset;
}

/** Lays them out, all at once: where a jump ends is known only after that, and a page that is drawn anew begins like any other. */
export function layOutAll(): void {
  if (isResting()) delete document.documentElement.dataset['rests'];
}

/** The sheet that a document came with no longer covers its menu: what is in sight of it is laid out. */
export function uncover(): void {
  delete document.documentElement.dataset['covered'];
}
