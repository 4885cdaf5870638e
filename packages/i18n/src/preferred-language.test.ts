import { expect, test } from 'vitest';
import { readPreferredLanguage } from './preferred-language';

test.each([
  ['preferred-language=fr', 'fr'],
  ['a=b; preferred-language=pt; c=d', 'pt'],
  ['preferred-language=de', null],
  ['not-preferred-language=fr', null],
  ['', null],
])('I18N-21 reads the choice from %j', (cookies, expected) => {
  expect(readPreferredLanguage(cookies)).toBe(expected);
});
