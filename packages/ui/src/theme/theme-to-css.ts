import { COLOR_TOKENS, type Palette, type Theme } from './tokens';

/**
 * A theme as style sheet text, for a server-rendered `<style>`. The dark scheme follows the system unless `data-scheme` on the element or
 * above it says `light` or `dark`. Holds derived values only, so nothing a restaurant typed reaches the page as text.
 */
export function themeToCss(theme: Theme, selector = ':root'): string {
  const dark = declare(theme.dark);
  return [
    `${selector}{--radius:${theme.radius}px;${declare(theme.light)}}`,
    `@media (prefers-color-scheme:dark){${selector}:not([data-scheme=light],[data-scheme=light] *){${dark}}}`,
    `${selector}:is([data-scheme=dark],[data-scheme=dark] *){${dark}}`,
  ].join('\n');
}

function declare(palette: Palette): string {
  return COLOR_TOKENS.map((token) => `--${token}:${palette[token]}`).join(';');
}
