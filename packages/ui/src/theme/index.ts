export { applyTheme } from './apply-theme';
export { contrastRatio } from './color';
export { deriveTheme, HOUSE_SEED } from './derive-theme';
export { DRESS_ID, themeKey, wearDress } from './dress';
export { themeToCss } from './theme-to-css';
export type { ColorToken, Palette, Roundness, Theme, ThemeSeed } from './tokens';
