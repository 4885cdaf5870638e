import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrastRatio } from './color';
import { deriveTheme, DEFAULT_SEED } from './derive-theme';
import type { ColorToken, Palette } from './tokens';

const SURFACES = ['surface', 'surface-raised', 'surface-sunken'] as const;
const SOFT = ['accent-soft', 'danger-soft', 'success-soft', 'warning-soft'] as const;

const TEXT_PAIRS: readonly (readonly [ColorToken, readonly ColorToken[]])[] = [
  ['text', [...SURFACES, ...SOFT]],
  ['text-muted', [...SURFACES, ...SOFT]],
  ['accent-text', [...SURFACES, 'accent-soft']],
  ['on-accent', ['accent', 'accent-pressed']],
  ['on-secondary', ['secondary']],
  ['danger', [...SURFACES, 'danger-soft']],
  ['on-danger', ['danger']],
  ['success', [...SURFACES, 'success-soft']],
  ['warning', [...SURFACES, 'warning-soft']],
];

const CONTROL_PAIRS: readonly (readonly [ColorToken, readonly ColorToken[]])[] = [
  ['border-strong', SURFACES],
  ['focus', SURFACES],
];

const BRANDS = ['#d62300', '#1f5c3a', '#161513', '#ffc72c', '#ffffff', '#000000', '#7f7f7f'];

const colors = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('UI-10 UI-11 any two colours give readable text and visible controls', () => {
  fc.assert(
    fc.property(colors, colors, (primary, secondary) => {
      const { light, dark } = deriveTheme({ primary, secondary });
      for (const palette of [light, dark]) {
        expect(failingPairs(palette, TEXT_PAIRS, 4.5)).toEqual([]);
        expect(failingPairs(palette, CONTROL_PAIRS, 3)).toEqual([]);
      }
    }),
    { numRuns: 200 },
  );
});

test.each(BRANDS)('UI-10 UI-11 %s is readable', (primary) => {
  const { light, dark } = deriveTheme({ primary });
  for (const palette of [light, dark]) {
    expect(failingPairs(palette, TEXT_PAIRS, 4.5)).toEqual([]);
    expect(failingPairs(palette, CONTROL_PAIRS, 3)).toEqual([]);
  }
});

test('UI-11 a button in any colour can be told from what is around it', () => {
  fc.assert(
    fc.property(colors, (primary) => {
      const { light, dark } = deriveTheme({ primary });
      for (const palette of [light, dark]) expect(failingEdges(palette)).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

test.each(BRANDS)('UI-11 so can one in %s', (primary) => {
  const { light, dark } = deriveTheme({ primary });
  for (const palette of [light, dark]) expect(failingEdges(palette)).toEqual([]);
});

test('UI-11 a fill that can be seen has no other edge, a white one has', () => {
  expect(deriveTheme({ primary: '#d62300' }).light['accent-edge']).toBe('transparent');
  expect(deriveTheme({ primary: '#ffffff' }).dark['accent-edge']).toBe('transparent');
  expect(deriveTheme({ primary: '#ffffff' }).light['accent-edge']).not.toBe('transparent');
});

describe('UI-13 the brand stays itself', () => {
  test.each(['#d62300', '#1f5c3a', '#161513', '#ffc72c'])('%s fills light screens', (primary) => {
    expect(deriveTheme({ primary }).light.accent).toBe(primary);
  });

  test('a bright red fills dark screens too', () => {
    expect(deriveTheme({ primary: '#d62300' }).dark.accent).toBe('#d62300');
  });

  test('a dark green is lifted in the dark until it can be seen', () => {
    const { dark } = deriveTheme({ primary: '#1f5c3a' });
    expect(contrastRatio(dark.accent, dark.surface)).toBeGreaterThanOrEqual(3);
  });

  test('a black brand turns near white in the dark', () => {
    const { dark } = deriveTheme({ primary: '#161513' });
    expect(contrastRatio(dark.accent, '#000000')).toBeGreaterThan(15);
  });

  test('the second colour fills what is the brand', () => {
    expect(deriveTheme({ primary: '#1f5c3a', secondary: '#c9a227' }).light.secondary).toBe(
      '#c9a227',
    );
    expect(deriveTheme({ primary: '#1f5c3a', secondary: null }).light.secondary).toBe('#1f5c3a');
  });
});

test.each(['', 'red', '#12', '#gggggg', 'url(javascript:alert(1))'])(
  'UI-14 %j falls back to the own theme',
  (primary) => {
    expect(deriveTheme({ primary })).toEqual(deriveTheme(DEFAULT_SEED));
  },
);

test('UI-14 three digits are a hex colour', () => {
  expect(deriveTheme({ primary: '#a10' })).toEqual(deriveTheme({ primary: '#aa1100' }));
});

/** Where a filled control stands without an edge that is seen. */
function failingEdges({ accent, 'accent-edge': edge, ...palette }: Palette) {
  const shown = edge === 'transparent' ? accent : edge;
  return SURFACES.filter((surface) => contrastRatio(shown, palette[surface]) < 3);
}

function failingPairs(
  palette: Palette,
  pairs: readonly (readonly [ColorToken, readonly ColorToken[]])[],
  ratio: number,
) {
  return pairs.flatMap(([ink, backgrounds]) =>
    backgrounds
      .filter((background) => contrastRatio(palette[ink], palette[background]) < ratio)
      .map((background) => `${ink} ${palette[ink]} on ${background} ${palette[background]}`),
  );
}
