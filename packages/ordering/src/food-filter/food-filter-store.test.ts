import { beforeEach, expect, test } from 'vitest';
import { createFoodFilterStore } from './food-filter-store';

beforeEach(() => localStorage.clear());

test('what a guest avoids is kept for the next visit', () => {
  createFoodFilterStore(localStorage).setState({ avoided: ['milk'], diets: ['vegan'] });
  expect(createFoodFilterStore(localStorage).getState()).toEqual({
    avoided: ['milk'],
    diets: ['vegan'],
  });
});

test.each([
  '',
  'null',
  '[]',
  '{"avoided":"milk","diets":{"vegan":true}}',
  '{"avoided":["moon dust"],"diets":[7]}',
])('%j is no filter', (text) => {
  localStorage.setItem('comanda:food-filter', text);
  expect(createFoodFilterStore(localStorage).getState()).toEqual({ avoided: [], diets: [] });
});

test('a browser that keeps nothing is served all the same', () => {
  const store = createFoodFilterStore(null);
  store.setState({ avoided: ['egg'] });
  expect(store.getState().avoided).toEqual(['egg']);
});
