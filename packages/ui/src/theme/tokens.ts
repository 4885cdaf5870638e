/** The colour tokens that a theme sets; each is a CSS custom property of the same name (`--surface`). */
export const COLOR_TOKENS = [
  'surface',
  'surface-raised',
  'surface-sunken',
  'text',
  'text-muted',
  'border',
  'border-strong',
  'accent',
  'accent-pressed',
  'accent-edge',
  'on-accent',
  'accent-soft',
  'accent-text',
  'secondary',
  'on-secondary',
  'danger',
  'on-danger',
  'danger-soft',
  'success',
  'success-soft',
  'warning',
  'warning-soft',
  'focus',
  'overlay',
  'shadow-float',
] as const;

export type ColorToken = (typeof COLOR_TOKENS)[number];

/** Values of all colour tokens in one scheme. */
export type Palette = Readonly<Record<ColorToken, string>>;

/** How round the corners are. */
export type Roundness = 'none' | 'soft' | 'round';

/** Font of headings; `sans` is used for everything else. */
export type Font = 'sans' | 'serif' | 'rounded';

/** A restaurant's theme settings; colours as `#rrggbb`. */
export type ThemeSeed = {
  readonly primary: string;
  readonly secondary?: string | null | undefined;
  readonly radius?: Roundness | undefined;
  readonly font?: Font | undefined;
};

/** Everything that follows from a seed. */
export type Theme = {
  readonly light: Palette;
  readonly dark: Palette;
  /** Corner radius in pixels. */
  readonly radius: number;
  readonly font: Font;
};
