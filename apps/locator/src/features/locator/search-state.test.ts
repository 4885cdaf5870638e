import { expect, test } from 'vitest';
import { readSearch, type SearchState, writeSearch } from './search-state';

const USUAL: SearchState = { sought: null, radius: 50, service: 'pickup', view: 'list' };
const TORONTO = { label: 'Toronto, ON, Canada', latitude: 43.7, longitude: -79.42 };

test.each<[string, SearchState]>([
  ['', USUAL],
  [
    'near=Toronto%2C+ON%2C+Canada&at=43.7%2C-79.42&radius=20&service=delivery&view=map',
    { sought: TORONTO, radius: 20, service: 'delivery', view: 'map' },
  ],
])('the address "%s" is a search, and the search that address', (address, search) => {
  expect(readSearch(new URLSearchParams(address))).toEqual(search);
  expect(writeSearch(search).toString()).toBe(address);
});

test.each([
  'near=X',
  'near=X&at=91,0',
  'near=X&at=a,b',
  'at=1,2',
  'radius=0',
  'radius=1e9',
  'service=x',
])('nonsense is left out: %s', (address) => {
  expect(readSearch(new URLSearchParams(address))).toEqual(USUAL);
});
