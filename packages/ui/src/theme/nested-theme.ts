import { themeKey } from './server-theme';
import type { ThemeSeed } from './tokens';

/** The style sheets of nested themes that a server put into the document. */
export const NESTED_THEMES_ID = 'nested-themes';

const added = new Set<string>();

/** The value of `data-theme` for a part of a page in a theme of its own: the same on the server and in the browser. */
export function nestedThemeId(seed: ThemeSeed): string {
  return themeKey(seed).replace(/[^a-z0-9]+/gi, '-');
}

/** Whether the document has the style sheet of this nested theme. */
export function hasNestedTheme(id: string): boolean {
  const served = document.getElementById(NESTED_THEMES_ID)?.dataset['ids'] ?? '';
  return added.has(id) || served.split(' ').includes(id);
}

/** Adds a nested theme's style sheet to the document for as long as that is open. Each theme is added once. */
export function addNestedSheet(id: string, css: string): void {
  if (hasNestedTheme(id)) return;
  added.add(id);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
