import type { Language } from '@comanda/contracts';
import { expect, test } from 'vitest';
import { resolveLanguage } from './resolve-language';

const ALL: readonly Language[] = ['en', 'fr', 'es', 'pt'];

test.each<
  [string | null, string | readonly string[] | null, readonly Language[], Language, Language]
>([
  // cookie, accept, offered, the restaurant's own, expected
  ['es', 'fr-CA,fr;q=0.9', ALL, 'en', 'es'],
  ['es', 'fr-CA,fr;q=0.9', ['en', 'fr'], 'en', 'fr'],
  ['xx', 'fr-CA', ALL, 'en', 'fr'],
  [null, 'de-DE,pt-BR;q=0.4,es-MX;q=0.8', ALL, 'en', 'es'],
  [null, 'es;q=0,pt', ALL, 'en', 'pt'],
  [null, '*', ALL, 'fr', 'fr'],
  [null, 'de', ALL, 'fr', 'fr'],
  [null, '', ALL, 'pt', 'pt'],
  [null, null, ALL, 'pt', 'pt'],
  [null, ['de-AT', 'FR'], ALL, 'en', 'fr'],
  [null, ['en-US'], ['fr'], 'fr', 'fr'],
  [null, 'en ; q=0.2 , pt-BR ; q=0.7', ALL, 'fr', 'pt'],
])(
  'I18N-20 cookie %j, accept %j, offered %j, own %s: %s',
  (cookie, accept, active_languages, restaurant_language, expected) => {
    expect(resolveLanguage({ cookie, accept, active_languages, restaurant_language })).toBe(
      expected,
    );
  },
);
