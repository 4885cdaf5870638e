import type { RestaurantTheme } from '@comanda/contracts';
import { adoptServerTheme } from '@comanda/ui';
import { useLayoutEffect } from 'react';
import { loadTheme } from '../late';

/** Dresses the whole document in a restaurant's colours for as long as its pages are shown. */
export function useRestaurantTheme(theme: RestaurantTheme): void {
  useLayoutEffect(() => {
    const putOff = adoptServerTheme(theme);
    if (putOff) return putOff;
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
