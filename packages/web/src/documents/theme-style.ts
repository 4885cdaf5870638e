import type { RestaurantTheme } from '@comanda/contracts';
import { deriveTheme, SERVER_THEME_ID, themeKey, themeToCss } from '@comanda/ui/theme';
import { escapeHtml } from './escape';

/** A restaurant's colours as a style element, which the browser adopts; and its content, for the policy. */
export function themeStyle(theme: RestaurantTheme): {
  readonly css: string;
  readonly html: string;
} {
  const css = themeToCss(deriveTheme(theme));
  const key = escapeHtml(themeKey(theme));
  return { css, html: `<style id="${SERVER_THEME_ID}" data-theme="${key}">${css}</style>` };
}
