import type { ThemeSeed } from './tokens';

/** The style sheet of a theme that a server put into the document. */
export const SERVER_THEME_ID = 'server-theme';

/** The same text for the same theme, however its parts are ordered. */
export function themeKey(seed: ThemeSeed): string {
  return Object.entries(seed)
    .map(([part, value]) => `${part}=${value ?? ''}`)
    .toSorted((a, b) => (a < b ? -1 : 1))
    .join(' ');
}

/** Takes over the theme that came with the document, if it is this one, and returns what takes it away again. */
export function adoptServerTheme(seed: ThemeSeed): (() => void) | null {
  const dress = document.getElementById(SERVER_THEME_ID);
  if (!(dress instanceof HTMLStyleElement) || dress.dataset['theme'] !== themeKey(seed))
    return null;
  dress.disabled = false;
  return () => {
    dress.disabled = true;
  };
}
