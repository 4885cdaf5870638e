/**
 * Safari on a phone shows `:active` only where a page listens to touches; nothing else may listen, for each costs a look at the page
 * (https://developer.mozilla.org/docs/Web/CSS/:active).
 */
export function showPresses(body: HTMLElement): void {
  if (!CSS.supports('-webkit-touch-callout', 'none')) return;
  body.addEventListener('touchstart', () => undefined, { passive: true });
}
