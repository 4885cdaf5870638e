import { themeToCss } from './theme-to-css';
import type { Theme } from './tokens';

let appliedCount = 0;

/**
 * Gives an element, mostly `document.documentElement`, a theme and returns what takes it away again. Uses a constructed style sheet, so a
 * content security policy without inline styles allows it.
 */
export function applyTheme(element: HTMLElement, theme: Theme): () => void {
  const id = `t${++appliedCount}`;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(themeToCss(theme, `[data-theme=${id}]`));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  element.dataset['theme'] = id;
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    if (element.dataset['theme'] === id) delete element.dataset['theme'];
  };
}
