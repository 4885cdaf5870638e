import figtree from '@fontsource-variable/figtree/unicode.json';
import sourceSerif from '@fontsource-variable/source-serif-4/unicode.json';
import { expect, test } from 'vitest';
import serif from './font-serif.css?raw';
import font from './font.css?raw';
import reset from './reset.css?raw';
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

test.each([
  ['figtree-latin-wght', font, figtree.latin],
  ['figtree-latin-ext-wght', font, figtree['latin-ext']],
  ['source-serif-4-latin-wght', serif, sourceSerif.latin],
  ['source-serif-4-latin-ext-wght', serif, sourceSerif['latin-ext']],
])('UI-23 the font of %s has the range of its file and swaps in', (file, css, range) => {
  const face = css.split('@font-face').find((text) => text.includes(file));
  expect(/unicode-range:([^;]+);/.exec(face ?? '')?.[1]?.replace(/\s+/g, '')).toBe(range);
  expect(face).toContain('font-display: swap');
});

test('UI-17 the stand-ins of the serif are as high as it is', () => {
  const faces = serif.split('@font-face').filter((text) => text.includes('size-adjust: '));
  expect(faces).toHaveLength(6);
  for (const face of faces) {
    const [size = 0, ascent = 0, descent = 0] = [
      'size-adjust',
      'ascent-override',
      'descent-override',
    ].map((name) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(face)?.[1]));
    expect((size * ascent) / 100).toBeCloseTo(103.6, 0);
    expect((size * descent) / 100).toBeCloseTo(33.5, 0);
  }
});

test('UI-17 only a theme names the serif, so only its pages fetch it', () => {
  for (const css of [scale, reset]) expect(css).not.toContain('Source Serif');
});
