// @vitest-environment node
import { expect, test } from 'vitest';
import { choiceLabel } from './choice-label';

test.each([
  ['Sauce', 'Sauce:'],
  ['Quais toalhas?', 'Quais toalhas?'],
  ['Sauce:', 'Sauce:'],
])('%j is followed as %j', (name, label) => {
  expect(choiceLabel(name)).toBe(label);
});
