import { expect, test } from 'vitest';
import { deriveTheme, DEFAULT_SEED } from './derive-theme';
import { COLOR_TOKENS, type Palette } from './tokens';

test('UI-12 colors.css is what the house seed derives to', async () => {
  const { light, dark } = deriveTheme(DEFAULT_SEED);
  const css = `/* Derived from the house seed; the test of this file rewrites it: vitest run -u house-colors. */
:root {
${declare(light, '  ')}
}

@media (prefers-color-scheme: dark) {
  :root:not([data-scheme='light']) {
${declare(dark, '    ')}
  }
}

:root[data-scheme='dark'] {
${declare(dark, '  ')}
}
`;
  await expect(css).toMatchFileSnapshot('../tokens/colors.css');
});

function declare(palette: Palette, indent: string): string {
  return COLOR_TOKENS.map((token) => `${indent}--${token}: ${palette[token]};`).join('\n');
}
