import { afterEach, expect, test } from 'vitest';
import scale from '../tokens/scale.css?raw';
import { deriveTheme } from './derive-theme';
import { hasNestedTheme, NESTED_THEMES_ID, nestedThemeId } from './nested-theme';
import { addNestedTheme, nestedThemeCss } from './nested-theme-css';

const RED = { primary: '#e03a26', secondary: null, radius: 'soft', font: 'sans' } as const;
const GREEN = { ...RED, primary: '#0b7d49' } as const;

afterEach(() => document.getElementById(NESTED_THEMES_ID)?.remove());

test('UI-18 a nested theme has one id on the server and in the browser, whatever the order of its parts', () => {
  const { primary, ...rest } = RED;
  expect(nestedThemeId({ ...rest, primary })).toBe(nestedThemeId(RED));
  expect(nestedThemeId(GREEN)).not.toBe(nestedThemeId(RED));
});

test('UI-18 its style sheet is about the elements that name it, and nothing else', () => {
  const css = nestedThemeCss(RED);
  expect(css).toContain(`[data-theme=${nestedThemeId(RED)}]{--radius:12px;`);
  expect(css).toContain(`--accent:${deriveTheme(RED).light.accent}`);
  expect(css).not.toContain(':root');
  expect(nestedThemeCss({ ...RED, primary: '</style>]{}' })).not.toMatch(/<|\]\{\}/);
});

test('UI-18 it is added once, and not where the server sent it', () => {
  const before = document.adoptedStyleSheets.length;
  addNestedTheme(RED);
  addNestedTheme(RED);
  expect(document.adoptedStyleSheets).toHaveLength(before + 1);
  document.head.insertAdjacentHTML(
    'beforeend',
    `<style id="${NESTED_THEMES_ID}" data-ids="${nestedThemeId(GREEN)}"></style>`,
  );
  expect(hasNestedTheme(nestedThemeId(GREEN))).toBe(true);
  addNestedTheme(GREEN);
  expect(document.adoptedStyleSheets).toHaveLength(before + 1);
});

test('UI-18 corners and headings follow the theme of the part that they are in', () => {
  const [, part] = /:root,\s*\[data-theme\] \{([^}]+)\}/.exec(scale) ?? [];
  for (const token of ['--font-display', '--radius-small', '--radius-large'])
    expect(part).toContain(`${token}:`);
});
