import type { RestaurantTheme } from '@comanda/contracts';
import { wearDress } from '@comanda/ui';
import { useLayoutEffect } from 'react';
import { loadTheme } from '@comanda/web/late';

/** Dresses the whole document in a restaurant's colours for as long as its pages are shown. */
export function useRestaurantTheme(theme: RestaurantTheme): void {
  useLayoutEffect(() => {
    const undress = wearDress(theme);
    if (undress) return undress;
    let isShown = true;
    let takeOff: (() => void) | undefined;
    loadTheme().then(
      ({ applyTheme, deriveTheme }) => {
        if (isShown) takeOff = applyTheme(document.documentElement, deriveTheme(theme));
      },
      (cause: unknown) => reportError(cause),
    );
    return () => {
      isShown = false;
      takeOff?.();
    };
  }, [theme]);
}
