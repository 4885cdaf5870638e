/** Whether the page stands in a frame. */
export function isInFrame(own: Pick<Window, 'parent'>): boolean {
  return own.parent !== own;
}
