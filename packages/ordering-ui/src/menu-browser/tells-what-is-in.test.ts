// @vitest-environment node
import { aCategory, aMenu, anItem, deepFreeze } from '@comanda/testing';
import { expect, test } from 'vitest';
import { tellsWhatIsIn } from './tells-what-is-in';

const unknown = { allergens: null, diets: null };

test.each([
  ['known to hold no allergen', { allergens: [], diets: null }, true],
  ['fit for no diet', { allergens: null, diets: [] }, true],
  ['not known at all', unknown, false],
])('MOD-24: a menu with a dish that is %s', (_, known, expected) => {
  const items = [anItem(unknown), anItem(known)];
  const menu = { ...aMenu(), categories: [{ ...aCategory(), items }] };
  expect(tellsWhatIsIn(deepFreeze([menu]))).toBe(expected);
});
