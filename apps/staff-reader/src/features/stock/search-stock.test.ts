import type { StockEntry } from '@comanda/staff/stock';
import { expect, test } from 'vitest';
import { searchStock } from './search-stock';

function entry(name: string, place: string): StockEntry {
  return { kind: 'dish', id: name, name, place, is_in_stock: true, until: null };
}

const ENTRIES = [
  entry('Harbor Classic', 'All Day · Burgers'),
  entry('Crème brûlée', 'Soir · Desserts'),
  entry('Maple bacon', 'Extras'),
];

test.each([
  ['', ['Harbor Classic', 'Crème brûlée', 'Maple bacon']],
  ['creme', ['Crème brûlée']],
  ['clasic', ['Harbor Classic']],
  ['burgers', ['Harbor Classic']],
  ['zzzz', []],
])('"%s" finds %j', (wanted, names) => {
  expect(searchStock(ENTRIES, wanted).map(({ name }) => name)).toEqual(names);
});
