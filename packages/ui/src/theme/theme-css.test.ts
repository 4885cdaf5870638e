import { expect, test } from 'vitest';
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
