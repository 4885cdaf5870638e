import type { RestaurantTheme } from '@comanda/contracts';
import { hasNestedTheme, nestedThemeId } from '@comanda/ui';
import { useLayoutEffect } from 'react';
import { loadTheme } from '../late';

/**
 * Returns the attribute that puts an element into a theme of its own, such as a brand's; without a theme it keeps the page's. The element
 * sets its own background.
 */
export function useNestedTheme(theme: RestaurantTheme | null): { readonly 'data-theme'?: string } {
  const id = theme ? nestedThemeId(theme) : null;
  useLayoutEffect(() => {
    if (!theme || id === null || hasNestedTheme(id)) return;
    // Once loaded, it is added before the browser paints.
    loadTheme().then(
      ({ addNestedTheme }) => addNestedTheme(theme),
      (cause: unknown) => reportError(cause),
    );
  }, [theme, id]);
  return id === null ? {} : { 'data-theme': id };
}
