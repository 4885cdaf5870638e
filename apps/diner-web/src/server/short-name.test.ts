import { expect, test } from 'vitest';
import { shortName } from './short-name';

test.each([
  ['Harbor Burger & Bowl', 'Harbor'],
  ['The Lantern House', 'The Lantern'],
  ['The Extraordinarily Good', 'The Extraordinarily'],
  ['Odile', 'Odile'],
  ['Fish & Chips', 'Fish & Chips'],
  ['Salt and Smokehouse', 'Salt'],
  ['Chez Max et Fils', 'Chez Max'],
  ['Pão e Vinho do Porto', 'Pão e Vinho'],
  ['Backlot - Danforth', 'Backlot'],
  ['Backlot, Danforth', 'Backlot'],
  ['  Two   Blanks ', 'Two Blanks'],
  ['Wintergardenpavilion', 'Wintergardenpavilion'],
  ['& More Than a Bakery', '& More Than'],
])('below an icon “%s” is “%s”', (name, short) => {
  expect(shortName(name)).toBe(short);
});
