export { applyTheme } from './apply-theme';
export { contrastRatio } from './color';
export { deriveTheme, DEFAULT_SEED } from './derive-theme';
export { SERVER_THEME_ID, themeKey, adoptServerTheme } from './server-theme';
export { themeToCss } from './theme-to-css';
export type { ColorToken, Palette, Roundness, Theme, ThemeSeed } from './tokens';
