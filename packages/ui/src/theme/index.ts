export { applyTheme } from './apply-theme';
export { contrastRatio } from './color';
export { deriveTheme, HOUSE_SEED } from './derive-theme';
export { themeToCss } from './theme-to-css';
export type { ColorToken, Palette, Theme, ThemeSeed } from './tokens';
