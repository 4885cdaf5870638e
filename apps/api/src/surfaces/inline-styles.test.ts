import { expect, test } from 'vitest';
import { makeBuiltFile } from './built-file';
import { inlineStyles } from './inline-styles';

const LINK = '<link rel="stylesheet" crossorigin href="/_/diner-web/assets/style-a1.css">';

function filesOf(css: string) {
  return new Map([['assets/style-a1.css', makeBuiltFile('style-a1.css', Buffer.from(css))]]);
}

test('a style sheet of the build stands in the document', () => {
  const css = "a::before{content:'$&'}";
  expect(inlineStyles(`<head>${LINK}</head>`, filesOf(css))).toBe(
    `<head><style>${css}</style></head>`,
  );
});

test.each([
  ['is not there', new Map()],
  ['would end the element early', filesOf("a::before{content:'</style><b>'}")],
])('one that %s stays a link', (_, files) => {
  expect(inlineStyles(LINK, files)).toBe(LINK);
});
