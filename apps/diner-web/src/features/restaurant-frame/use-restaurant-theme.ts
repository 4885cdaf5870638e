import type { RestaurantTheme } from '@comanda/contracts';
import { applyTheme, deriveTheme } from '@comanda/ui';
import { useLayoutEffect } from 'react';

/** Dresses the whole document in a restaurant's colours for as long as its pages are shown. */
export function useRestaurantTheme(theme: RestaurantTheme): void {
  useLayoutEffect(() => {
    return applyTheme(document.documentElement, deriveTheme(theme));
  }, [theme]);
}
