import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstLanguage } from './first-language';

beforeEach(() => {
  document.documentElement.lang = 'fr';
});
afterEach(() => vi.restoreAllMocks());

test.each([
  ['the browser’s, where it is one of ours', ['de-DE', 'es-MX'], 'es'],
  ['the document’s own, where the browser’s are none of ours', ['de-DE', 'nl'], 'fr'],
])('an application begins in %s', (_, languages, expected) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  expect(firstLanguage(null)).toBe(expected);
});

test('a drawn page is gone on with in its language', () => {
  const drawn = { language: 'pt', at: new Date(), menu_version: 1 } as const;
  expect(firstLanguage(drawn)).toBe('pt');
});
