import { contrastRatio, formatHex, type Oklch, parseHex } from './color';
import { findLightness } from './find-lightness';
import type { Palette, Roundness, Theme, ThemeSeed } from './tokens';

/** The looks of a restaurant that has not chosen any. */
export const DEFAULT_SEED = {
  primary: '#b93815',
  radius: 'soft',
  font: 'sans',
} as const satisfies ThemeSeed;

const RADIUS_PIXELS: Readonly<Record<Roundness, number>> = { none: 0, soft: 12, round: 20 };

const TEXT_CONTRAST = 4.5;
const BORDER_CONTRAST = 3;
const WHITE = '#ffffff';

// A brand colour with less chroma than this is a black, a grey or a white, and has no hue to keep.
const GREY_CHROMA = 0.035;

/**
 * Derives both colour schemes from one or two brand colours (UI-10…UI-14). Every text keeps a contrast of 4.5:1 whatever the colours are;
 * a value that is no hex colour falls back to the own theme.
 */
export function deriveTheme(seed: ThemeSeed): Theme {
  const primary = parseHex(seed.primary) ?? parseColor(DEFAULT_SEED.primary);
  const secondary = seed.secondary ? parseHex(seed.secondary) : null;
  return {
    light: derivePalette('light', primary, secondary ?? primary),
    dark: derivePalette('dark', primary, secondary ?? primary),
    radius: RADIUS_PIXELS[seed.radius ?? DEFAULT_SEED.radius],
    font: seed.font ?? DEFAULT_SEED.font,
  };
}

function derivePalette(scheme: 'light' | 'dark', primary: Oklch, secondary: Oklch): Palette {
  const isDark = scheme === 'dark';
  const tint = Math.min(primary.c * 0.06, 0.01);

  const surface = isDark ? neutral(0.17) : neutral(0.992, 0.25);
  const raised = isDark ? neutral(0.215) : WHITE;
  const sunken = isDark ? neutral(0.135) : neutral(0.965, 0.5);
  const surfaces = [surface, raised, sunken];

  const accent = deriveFill(primary, surface, isDark);
  const accentSoft = soft(primary.h, primary.c < GREY_CHROMA ? tint : Math.min(primary.c, 0.16));
  const accentText = readable(controlColor(primary, isDark), [...surfaces, accentSoft]);
  const brand = deriveFill(secondary, surface, isDark);
  const dangerSoft = soft(0.45, 0.16);
  const successSoft = soft(2.6, 0.14);
  const warningSoft = soft(1.4, 0.15);
  const tinted = [...surfaces, accentSoft, dangerSoft, successSoft, warningSoft];
  const danger = readable({ l: isDark ? 0.7 : 0.54, c: 0.19, h: 0.45 }, [...surfaces, dangerSoft]);

  return {
    surface,
    'surface-raised': raised,
    'surface-sunken': sunken,
    text: readable({ l: isDark ? 0.95 : 0.225, c: tint, h: primary.h }, tinted),
    'text-muted': readable({ l: isDark ? 0.73 : 0.5, c: tint, h: primary.h }, tinted),
    border: isDark ? neutral(0.3) : neutral(0.91),
    'border-strong': readable(
      { l: isDark ? 0.55 : 0.64, c: tint, h: primary.h },
      surfaces,
      BORDER_CONTRAST,
    ),
    accent: accent.fill,
    'accent-pressed': accent.pressed,
    'accent-edge': edgeOf(accent.fill),
    'on-accent': accent.ink,
    'accent-soft': accentSoft,
    'accent-text': accentText,
    secondary: brand.fill,
    'on-secondary': brand.ink,
    danger,
    'on-danger': isDark ? formatHex({ l: 0.16, c: 0.03, h: 0.45 }) : WHITE,
    'danger-soft': dangerSoft,
    success: readable({ l: isDark ? 0.76 : 0.5, c: 0.14, h: 2.6 }, [...surfaces, successSoft]),
    'success-soft': successSoft,
    warning: readable({ l: isDark ? 0.82 : 0.52, c: 0.13, h: 1.2 }, [...surfaces, warningSoft]),
    'warning-soft': warningSoft,
    focus: accentText,
    overlay: isDark ? 'rgb(0 0 0 / 0.65)' : 'rgb(20 16 14 / 0.45)',
    'shadow-float': isDark
      ? '0 1px 2px rgb(0 0 0 / 0.5), 0 8px 28px rgb(0 0 0 / 0.5)'
      : '0 1px 2px rgb(20 16 14 / 0.08), 0 8px 28px rgb(20 16 14 / 0.16)',
  };

  /** Around a fill that is as light or as dark as what is around it. */
  function edgeOf(fill: string): string {
    const seen = readable(parseColor(fill), surfaces, BORDER_CONTRAST);
    return seen === fill ? 'transparent' : seen;
  }
  /** A near grey with a breath of the brand's hue. */
  function neutral(l: number, strength = 1): string {
    return formatHex({ l, c: tint * strength, h: primary.h });
  }
  /** A quiet background of a hue. */
  function soft(h: number, chroma: number): string {
    return formatHex({ l: isDark ? 0.27 : 0.955, c: chroma * (isDark ? 0.3 : 0.16), h });
  }
  function readable(color: Oklch, backgrounds: readonly string[], ratio = TEXT_CONTRAST): string {
    return findLightness(color, backgrounds, ratio, isDark);
  }
}

type Fill = { readonly fill: string; readonly pressed: string; readonly ink: string };

/** A filled area in the brand's own colour: kept as it is wherever one of the two inks can be read on it. */
function deriveFill(brand: Oklch, surface: string, isDark: boolean): Fill {
  let color = brand;
  if (isDark && contrastRatio(formatHex(brand), surface) < BORDER_CONTRAST) {
    // A black brand on a black screen turns over to near white; a dark colour is only lifted.
    const l =
      brand.c < GREY_CHROMA
        ? 0.93
        : parseColor(findLightness(brand, [surface], BORDER_CONTRAST, true)).l;
    color = { ...brand, l };
  }
  const ink = formatHex({ l: 0.18, c: Math.min(brand.c * 0.2, 0.03), h: brand.h });
  const whiteContrast = contrastRatio(formatHex(color), WHITE);
  const takesWhite =
    whiteContrast >= BORDER_CONTRAST &&
    !(isDark && contrastRatio(ink, formatHex(color)) >= TEXT_CONTRAST);
  if (takesWhite) {
    const fill = findLightness(color, [WHITE], TEXT_CONTRAST, false);
    return { fill, pressed: shift(fill, -0.05), ink: WHITE };
  }
  const fill = findLightness(color, [ink], TEXT_CONTRAST, true);
  return { fill, pressed: shift(fill, 0.05), ink };
}

/** The brand as the colour of ticks, selected borders and links, before its contrast is corrected. */
function controlColor(brand: Oklch, isDark: boolean): Oklch {
  if (brand.c < GREY_CHROMA) return { ...brand, l: isDark ? 0.95 : Math.min(brand.l, 0.3) };
  return isDark ? { ...brand, l: Math.max(brand.l, 0.74), c: Math.min(brand.c, 0.15) } : brand;
}

function shift(hex: string, by: number): string {
  const color = parseColor(hex);
  return formatHex({ ...color, l: color.l + by });
}

function parseColor(hex: string): Oklch {
  return parseHex(hex) ?? { l: 0, c: 0, h: 0 };
}
