import { readFile } from 'node:fs/promises';
import { LANGUAGES, USUAL_REQUESTS } from '@comanda/contracts';
import { expect, test } from 'vitest';
import { usualRequest } from './usual-request';

/** Texts that guests read, which the api has no other way to. */
async function wordsOfGuests(language: string): Promise<Readonly<Record<string, string>>> {
  const file = new URL(`../../../../packages/i18n/locales/${language}/table.json`, import.meta.url);
  return JSON.parse(await readFile(file, 'utf8')).waiter;
}

test.each(LANGUAGES)('staff read a request in %s as guests do', async (language) => {
  const words = await wordsOfGuests(language);
  for (const key of USUAL_REQUESTS) expect(usualRequest(language, key)).toBe(words[key]);
});

test('a key of no request has no words', () => {
  expect(usualRequest('en', 'constructor')).toBeUndefined();
});
