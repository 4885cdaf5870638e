import { expect, test } from 'vitest';
import reset from '../tokens/reset.css?raw';
import scale from '../tokens/scale.css?raw';
import { applyTheme } from './apply-theme';
import { deriveTheme } from './derive-theme';
import { themeToCss } from './theme-to-css';

const theme = deriveTheme({ primary: '#1f5c3a', radius: 'round' });

test('UI-15 the style sheet has both schemes, and an attribute forces one', () => {
  const css = themeToCss(theme);
  expect(css).toContain(':root{--radius:20px;--surface:');
  expect(css).toContain('@media (prefers-color-scheme:dark){:root:not([data-scheme=light]');
  expect(css).toContain(':root:is([data-scheme=dark]');
  expect(css).toContain('--accent:#1f5c3a');
});

test('UI-15 nothing that a restaurant typed reaches the style sheet', () => {
  const css = themeToCss(
    deriveTheme({ primary: '</style><script>', secondary: '#fff;}body{display:none' }),
  );
  expect(css).not.toContain('<');
  expect(css).not.toContain('display');
});

test.each([
  ['serif', /--font-display:'Source Serif 4 Variable',[^;]+,serif;/],
  ['rounded', /--font-display:ui-rounded,[^;]+,var\(--font\);/],
] as const)('UI-17 headings are set in a %s font where a theme says so', (font, stack) => {
  const css = themeToCss(deriveTheme({ primary: '#1f5c3a', font }));
  expect(css).toMatch(stack);
  expect(css).not.toContain('url(');
});

test('UI-17 without another font headings are set like everything else', () => {
  const css = themeToCss(deriveTheme({ primary: '#1f5c3a', font: 'sans' }));
  expect(css).toBe(themeToCss(deriveTheme({ primary: '#1f5c3a' })));
  expect(css).not.toContain('font');
  expect(scale).toContain('--font-display: var(--font);');
  expect(reset).toMatch(/h1,\nh2 \{\n {2}font-family: var\(--font-display\);/);
});

test('UI-16 a theme is applied to an element and taken back', () => {
  const before = document.adoptedStyleSheets.length;
  const remove = applyTheme(document.body, theme);
  expect(document.adoptedStyleSheets).toHaveLength(before + 1);
  expect(document.body.dataset['theme']).toBeTruthy();
  expect(document.body.getAttribute('style')).toBeNull();
  remove();
  expect(document.adoptedStyleSheets).toHaveLength(before);
  expect(document.body.dataset['theme']).toBeUndefined();
});

test('UI-16 taking back an older theme leaves the newer one', () => {
  const removeOld = applyTheme(document.body, theme);
  const removeNew = applyTheme(document.body, theme);
  const newer = document.body.dataset['theme'];
  removeOld();
  expect(document.body.dataset['theme']).toBe(newer);
  removeNew();
});
