import { LANGUAGES } from '@comanda/contracts';
import { describe, expect, test } from 'vitest';
import { CONTENT, fill } from './content';

const OTHERS = LANGUAGES.filter((language) => language !== 'en');

describe.each(OTHERS)('%s', (language) => {
  test('has the keys and the places of English', () => {
    expect(placesOf(CONTENT[language])).toEqual(placesOf(CONTENT.en));
  });

  test('has no text that is still English', () => {
    const english = new Map(textsOf(CONTENT.en));
    const same = textsOf(CONTENT[language]).filter(
      ([key, text]) => english.get(key) === text && text.split(' ').length > 3,
    );
    expect(same).toEqual([]);
  });
});

test.each(LANGUAGES)('%s: no text is empty', (language) => {
  const empty = textsOf(CONTENT[language]).filter(([, text]) => text.trim() === '');
  expect(empty).toEqual([]);
});

test.each(LANGUAGES)('%s: no figure of the operator is written into a text', (language) => {
  const figures = textsOf(CONTENT[language]).filter(([key, text]) => {
    return /^(?:claims|contact\.(?:lead|description))/u.test(key) && /\d/u.test(text);
  });
  expect(figures).toEqual([]);
});

test('values are put into every place of a text', () => {
  expect(fill('{a} of {b}, {a}', { a: 1, b: 'two' })).toBe('1 of two, 1');
});

/** Every text with the path of its keys. */
function textsOf(value: unknown, key = ''): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[key, value]];
  return Object.entries(value ?? {}).flatMap(([name, part]) =>
    textsOf(part, key === '' ? name : `${key}.${name}`),
  );
}

/** The keys of a content file, each with the places of its text. */
function placesOf(content: unknown): readonly string[] {
  return textsOf(content)
    .map(([key, text]) => `${key} ${(text.match(/\{\w+\}/gu) ?? []).sort().join(' ')}`)
    .sort();
}
