import { expect, test } from 'vitest';
import { asSentence } from './as-sentence';

test.each([
  ['Opens tomorrow at 9:00 AM', 'Opens tomorrow at 9:00 AM.'],
  ['Abre mañana, 9:00 a.m.', 'Abre mañana, 9:00 a.m.'],
])('"%s" ends in one full stop', (text, sentence) => {
  expect(asSentence(text)).toBe(sentence);
});
