/** Returns whether the browser is at this path already, or on the way to it: a second tap is then no step of its own. */
export function isHere(path: string): boolean {
  return new URL(path, location.href).href === location.href;
}
