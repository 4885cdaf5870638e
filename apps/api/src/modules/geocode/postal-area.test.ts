import { expect, test } from 'vitest';
import { findPostalArea } from './postal-area';

const places = [
  { address: '77 Loading Dock Lane, Toronto, ON M6K 3P6', latitude: 43.6, longitude: -79.4 },
  { address: '1 Side Street, Toronto, ON m6k1a1', latitude: 43.8, longitude: -79.2 },
  { address: '9 Corner, Boston, MA 02108', latitude: 42.3, longitude: -71 },
];

test.each(['M6K 3P6', 'm6k3p6', ' M6K ', 'M6K 9Z9'])(
  '%s is where the restaurants with such postal codes are',
  (query) => {
    const [found] = findPostalArea(query, places);
    expect(found?.label).toBe('M6K, Canada');
    expect(found?.latitude).toBeCloseTo(43.7, 5);
    expect(found?.longitude).toBeCloseTo(-79.3, 5);
  },
);

test.each(['M5V 2T6', '02108', 'Toronto', 'M6K 3P', ''])('%s is not found so', (query) => {
  expect(findPostalArea(query, places)).toEqual([]);
});
