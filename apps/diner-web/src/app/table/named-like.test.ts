import { expect, test } from 'vitest';
import { namedLike } from './named-like';

const LIST = [
  { name: 'Bistro Odile', address: '12 rue Saint-Denis, Montréal' },
  { name: 'Harbor Burger & Bowl', address: '41 Harborlight Street, Brooklyn' },
];

test.each([
  ['', ['Bistro Odile', 'Harbor Burger & Bowl']],
  ['odi', ['Bistro Odile']],
  ['MONTREAL', ['Bistro Odile']],
  ['burger brooklyn', ['Harbor Burger & Bowl']],
  ['odile brooklyn', []],
])('"%s"', (wanted, names) => {
  expect(namedLike(LIST, wanted).map(({ name }) => name)).toEqual(names);
});
