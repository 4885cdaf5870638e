import { COLOR_TOKENS, type Font, type Palette, type Theme } from './tokens';

/** A serif that is served from here, with stand-ins of its widths until it arrives; a rounded font that devices come with. */
const HEADING_FONTS: Readonly<Record<Font, string | null>> = {
  sans: null,
  serif:
    "'Source Serif 4 Variable','Source Serif 4 Fallback','Source Serif 4 Fallback Android',Georgia,serif",
  rounded:
    "ui-rounded,'SF Pro Rounded','Hiragino Maru Gothic ProN','Arial Rounded MT Bold',var(--font)",
};

/**
 * A theme as style sheet text, for a server-rendered `<style>`. The dark scheme follows the system unless `data-scheme` on the element or
 * above it says `light` or `dark`. Holds derived values only, so nothing a restaurant typed reaches the page as text.
 */
export function themeToCss(theme: Theme, selector = ':root'): string {
  const dark = declare(theme.dark);
  const font = HEADING_FONTS[theme.font];
  const headings = font === null ? '' : `--font-display:${font};`;
  return [
    `${selector}{--radius:${theme.radius}px;${headings}${declare(theme.light)}}`,
    `@media (prefers-color-scheme:dark){${selector}:not([data-scheme=light],[data-scheme=light] *){${dark}}}`,
    `${selector}:is([data-scheme=dark],[data-scheme=dark] *){${dark}}`,
  ].join('\n');
}

function declare(palette: Palette): string {
  return COLOR_TOKENS.map((token) => `--${token}:${palette[token]}`).join(';');
}
