import { deriveTheme } from './derive-theme';
import { addNestedSheet, nestedThemeId } from './nested-theme';
import { themeToCss } from './theme-to-css';
import type { ThemeSeed } from './tokens';

/** Style sheet of the elements whose `data-theme` is this seed's id. */
export function nestedThemeCss(seed: ThemeSeed): string {
  return themeToCss(deriveTheme(seed), `[data-theme=${nestedThemeId(seed)}]`);
}

/** Dresses every element that names this theme, now and later. */
export function addNestedTheme(seed: ThemeSeed): void {
  addNestedSheet(nestedThemeId(seed), nestedThemeCss(seed));
}
