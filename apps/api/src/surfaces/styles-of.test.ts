import { expect, test } from 'vitest';
import { makeBuiltFile } from './built-file';
import { stylesOf } from './styles-of';

const LINK = '<link rel="stylesheet" crossorigin href="/_/diner-web/assets/style-a1.css">';

test('the styles of a built document are read from the files beside it', () => {
  const css = "a::before{content:'$&'}";
  const files = new Map([
    ['assets/style-a1.css', makeBuiltFile('style-a1.css', Buffer.from(css))],
    ['assets/other.css', makeBuiltFile('other.css', Buffer.from('b{}'))],
  ]);
  expect(stylesOf(`<head>${LINK}</head>`, files)).toBe(css);
});

test('one that links to none, or to what is not there, has none', () => {
  expect(stylesOf('<head></head>', new Map())).toBe('');
  expect(stylesOf(LINK, new Map())).toBe('');
});
