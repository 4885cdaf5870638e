import { describe, expect, test } from 'vitest';
import { type FlatTexts, texts } from './testing/all-texts';

type Former = { readonly word: RegExp; readonly instead: string };

/** Words that a term has replaced, by language. */
const FORMER = {
  en: [
    { word: /\bany more\b(?! \w)/iu, instead: 'no longer' },
    { word: /\blook (it )?over\b/iu, instead: 'review' },
    { word: /\bmoney back\b/iu, instead: 'refund' },
    { word: /\bout of stock\b/iu, instead: 'sold out' },
    { word: /\bcanceled\b/iu, instead: 'cancelled' },
  ],
  fr: [
    { word: /\bn’est plus offert/iu, instead: 'n’est plus disponible' },
    { word: /\bcode de réduction\b/iu, instead: 'code promo' },
    { word: /\binjoignable/iu, instead: 'pas disponible, problème de connexion' },
  ],
  es: [
    { word: /\bcamarer[oa]/iu, instead: 'mesero' },
    { word: /\bmóvil/iu, instead: 'celular' },
    { word: /\bcaducad/iu, instead: 'venció' },
    { word: /\bplatillo/iu, instead: 'plato' },
    { word: /\bimporte/iu, instead: 'monto' },
    { word: /\bcifras\b/iu, instead: 'dígitos' },
  ],
  pt: [
    { word: /\bentretanto\b/iu, instead: 'enquanto isso' },
    { word: /\bdevolvid[oa]|\bdevoluç/iu, instead: 'reembolsado, reembolso' },
    { word: /\bn\.º/iu, instead: 'the number alone' },
  ],
} as const satisfies Readonly<Record<string, readonly Former[]>>;

function formerIn(all: FlatTexts, former: readonly Former[]): string[] {
  return Object.entries(all).flatMap(([key, text]) =>
    former
      .filter(({ word }) => word.test(text))
      .map(({ instead }) => `${key}: "${text}" (${instead})`),
  );
}

describe.each(['en', 'fr', 'es', 'pt'] as const)('%s', (language) => {
  test('has one word for a thing', () => {
    expect(formerIn(texts[language], FORMER[language])).toEqual([]);
  });
});

test('a former word is found', () => {
  const planted = { 'cart.line.gone': 'Not on the menu any more.' };
  expect(formerIn(planted, FORMER.en)).toEqual([
    'cart.line.gone: "Not on the menu any more." (no longer)',
  ]);
});
