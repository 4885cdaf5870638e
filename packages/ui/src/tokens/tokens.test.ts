import ranges from '@fontsource-variable/figtree/unicode.json';
import { expect, test } from 'vitest';
import font from './font.css?raw';
import scale from './scale.css?raw';
import styles from './styles.css?raw';

test('UI-21 every duration is nothing under reduced motion', () => {
  const durations = [...scale.matchAll(/(--motion[\w-]*): [1-9]/g)].map(([, token]) => token);
  const reduced = scale.slice(scale.indexOf('prefers-reduced-motion'));
  expect(durations.length).toBeGreaterThan(0);
  expect(durations.filter((token) => !reduced.includes(`${token}: 0ms`))).toEqual([]);
});

test('UI-22 the layers are put in order before anything else', () => {
  expect(styles.trim().split('\n')[0]).toBe('@layer reset, tokens, ui, app;');
});

test.each(['latin', 'latin-ext'] as const)(
  'UI-23 the %s font has the range of its file',
  (subset) => {
    const face = font.split('@font-face').find((text) => text.includes(`figtree-${subset}-wght`));
    const range = /unicode-range:([^;]+);/.exec(face ?? '')?.[1];
    expect(range?.replace(/\s+/g, '')).toBe(ranges[subset]);
    expect(face).toContain('font-display: swap');
  },
);
