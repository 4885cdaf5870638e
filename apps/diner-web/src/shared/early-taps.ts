import { useEffect } from 'react';

declare global {
  // oxlint-disable-next-line no-var -- a property of window can only be declared as a var
  var __comanda_taps:
    | {
        readonly tapped: HTMLElement[];
        readonly stop: () => void;
        readonly live: Promise<unknown>;
      }
    | undefined;
}

/** Until the page that came with the document listens; nothing where none came. For what comes after it: nobody waits for that. */
export const untilLive: Promise<unknown> = globalThis.__comanda_taps?.live ?? Promise.resolve();

/**
 * A page that came with its document shows its buttons and choices before anybody listens to them. The document's script
 * keeps their taps back meanwhile; once the page that uses this listens, they are tapped again.
 */
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

/** What stands in the place of one that was drawn anew meanwhile. */
function findLike(gone: HTMLElement): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(gone.localName)].find(
    (each) => nameOf(each) === nameOf(gone),
  );
}

function nameOf(tapped: HTMLElement): string | null {
  return tapped.getAttribute('aria-label') ?? tapped.textContent;
}
