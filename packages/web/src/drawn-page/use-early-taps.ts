import { useEffect } from 'react';

declare global {
  // oxlint-disable-next-line no-var -- a property of window can only be declared as a var
  var __comanda_taps: { readonly tapped: HTMLElement[]; readonly stop: () => void } | undefined;
}

/** Makes the taps again that `early-taps.js` kept back, once the page that uses this is hydrated. */
export function useEarlyTaps(): void {
  useEffect(() => {
    // After the effects of everything around the page: a tap may need what they set up.
    queueMicrotask(tapAgain);
  }, []);
}

function tapAgain(): void {
  const { tapped, stop } = globalThis.__comanda_taps ?? {};
  globalThis.__comanda_taps = undefined;
  stop?.();
  for (const each of tapped ?? []) (each.isConnected ? each : findLike(each))?.click();
}

/** Finds the element that replaces one of a page that was drawn again. */
function findLike(gone: HTMLElement): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(gone.localName)].find(
    (each) => nameOf(each) === nameOf(gone),
  );
}

function nameOf(tapped: HTMLElement): string | null {
  return tapped.getAttribute('aria-label') ?? tapped.textContent;
}
