import { useEffect } from 'react';

declare global {
  // oxlint-disable-next-line no-var -- a property of window can only be declared as a var
  var __comanda_taps: { readonly buttons: HTMLElement[]; readonly stop: () => void } | undefined;
}

/**
 * A page that came with its document shows its buttons before anybody listens to them. The document's script keeps their taps
 * back meanwhile; once the page that uses this listens, they are tapped again.
 */
export function useEarlyTaps(): void {
  useEffect(() => {
    // After the effects of everything around the page: a tap may need what they set up.
    queueMicrotask(tapAgain);
  }, []);
}

function tapAgain(): void {
  const { buttons, stop } = globalThis.__comanda_taps ?? {};
  globalThis.__comanda_taps = undefined;
  stop?.();
  for (const button of buttons ?? []) (button.isConnected ? button : findLike(button))?.click();
}

/** The button that stands in the place of one that was drawn anew meanwhile. */
function findLike(gone: HTMLElement): HTMLElement | undefined {
  return [...document.querySelectorAll('button')].find((each) => nameOf(each) === nameOf(gone));
}

function nameOf(button: HTMLElement): string | null {
  return button.getAttribute('aria-label') ?? button.textContent;
}
