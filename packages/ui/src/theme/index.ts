export { applyTheme } from './apply-theme';
export { contrastRatio } from './color';
export { deriveTheme, DEFAULT_SEED } from './derive-theme';
export { hasNestedTheme, NESTED_THEMES_ID, nestedThemeId } from './nested-theme';
export { addNestedTheme, nestedThemeCss } from './nested-theme-css';
export { SERVER_THEME_ID, themeKey, adoptServerTheme } from './server-theme';
export { themeToCss } from './theme-to-css';
export type { ColorToken, Palette, Roundness, Theme, ThemeSeed } from './tokens';
