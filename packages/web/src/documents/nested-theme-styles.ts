import type { RestaurantTheme } from '@comanda/contracts';
import { NESTED_THEMES_ID, nestedThemeCss, nestedThemeId } from '@comanda/ui/theme';

/** The looks of a restaurant's brands as one style element; and its content, for the policy. Null where every menu has the restaurant's. */
export function nestedThemeStyles(
  themes: readonly (RestaurantTheme | null)[],
): { readonly css: string; readonly html: string } | null {
  const byId = new Map(
    themes.flatMap((theme) =>
      theme ? [[nestedThemeId(theme), nestedThemeCss(theme)] as const] : [],
    ),
  );
  if (byId.size === 0) return null;
  const css = [...byId.values()].join('\n');
  const ids = [...byId.keys()].join(' ');
  return { css, html: `<style id="${NESTED_THEMES_ID}" data-ids="${ids}">${css}</style>` };
}
