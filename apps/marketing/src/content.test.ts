import { type Language, LANGUAGES } from '@comanda/contracts';
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

/** A count of taps, a time or a share in words: a claim, which belongs to the operator. */
const CLAIMS_IN_WORDS = {
  en: /\b(?:an?|one|two|three|four|five|six|ten|half|twice) (?:taps?|clicks?|seconds?|minutes?|hours?|percent|as (?:fast|much|many))\b/iu,
  fr: /(?<!\p{L})(?:une?|deux|trois|quatre|cinq|six|dix|moitié|demi) ?-?(?:touches?|clics?|secondes?|minutes?|heures?|pour cent|fois plus)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:una?|dos|tres|cuatro|cinco|seis|diez|medi[ao]) (?:toques?|clics?|segundos?|minutos?|horas?|por ciento|veces más)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:uma?|dois|duas|três|quatro|cinco|seis|dez|mei[ao]) (?:toques?|cliques?|segundos?|minutos?|horas?|por cento|vezes mais)(?!\p{L})/iu,
} as const satisfies Record<Language, RegExp>;
/** Texts whose counts and times are instructions or functions, not figures to boast of. */
const NO_CLAIMS = [
  'contact.too_many',
  'landing.surfaces.1.facts.0',
  'products.kiosk.points.1.text',
];

test.each(LANGUAGES)(
  '%s: figures are the operator’s, and none is written into a text',
  (language) => {
    const figures = textsOf(CONTENT[language])
      .filter(([key]) => !NO_CLAIMS.includes(key))
      .filter(([, text]) => /\d/u.test(text) || CLAIMS_IN_WORDS[language].test(text));
    expect(figures).toEqual([]);
  },
);

test.each([
  ['en', 'Sold out in two taps'],
  ['en', 'in under a minute'],
  ['fr', 'en moins d’une minute'],
  ['es', 'en tres toques'],
  ['pt', 'em seis toques'],
] as const)('%s: "%s" is a claim', (language, text) => {
  expect(text).toMatch(CLAIMS_IN_WORDS[language]);
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
