import { expect, test } from 'vitest';
import { firstName } from './first-name';

test.each([
  ['Nora', 'Nora'],
  ['  Zoë Marie Brandt ', 'Zoë'],
  ['Jean-Luc P', 'Jean-Luc'],
  ['+1 416 555 0100', null],
  ['4165550100', null],
  ['', null],
])('the first name in "%s" is %s', (name, expected) => {
  expect(firstName(name)).toBe(expected);
});
