import { expect, test } from 'vitest';
import { DENSITIES } from './density';
import sheet from './density.css?raw';
import reset from './reset.css?raw';

const PIXELS_PER_REM = 16;

test.each([
  ['phone', 44, 52],
  ['counter', 56, 64],
  ['kiosk', 80, 96],
] as const)(
  'UI-20 a touch target of a %s is %i pixels, a large one %i',
  (density, target, large) => {
    const tokens = tokensOf(density);
    expect(pixels(tokens.get('--target'))).toBe(target);
    expect(pixels(tokens.get('--target-large'))).toBe(large);
  },
);

test('UI-26 each density sets every token, so that one may stand inside another', () => {
  const phone = [...tokensOf('phone').keys()];
  for (const density of DENSITIES) expect([...tokensOf(density).keys()]).toEqual(phone);
});

test('UI-27 on a kiosk no text is below 28 pixels and no two targets are nearer than 10', () => {
  const tokens = tokensOf('kiosk');
  const sizes = [...tokens].filter(([name]) => name.startsWith('--size-'));
  expect(sizes.length).toBeGreaterThan(5);
  expect(sizes.filter(([, value]) => pixels(value) < 28)).toEqual([]);
  expect(pixels(tokens.get('--target-gap'))).toBe(10);
  expect(pixels(tokens.get('--space-half'))).toBe(10);
});

test('UI-26 the text of a part follows its density, a rem does not', () => {
  expect(reset).toContain('body,\n[data-density]:not(:root) {\n  font-size: var(--size-body);');
});

function tokensOf(density: string): ReadonlyMap<string, string> {
  const block = sheet.split('}').find((text) => text.includes(`[data-density='${density}'] {`));
  const lines = block?.split('{')[1]?.split(';') ?? [];
  return new Map(
    lines
      .map((line) => line.slice(line.indexOf('--')).split(': '))
      .flatMap(([name, value]) => (name && value ? [[name.trim(), value.trim()]] : [])),
  );
}

function pixels(value: string | undefined): number {
  return Number.parseFloat(value ?? '') * PIXELS_PER_REM;
}
