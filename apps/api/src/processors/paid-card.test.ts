import { expect, test } from 'vitest';
import { paidCard } from './paid-card';

test.each([
  ['visa', '4242', { brand: 'visa', last_four: '4242' }],
  ['VI', '1234', { brand: 'visa', last_four: '1234' }],
  ['amex', '3xxxxxxxxxx8431', { brand: 'amex', last_four: '8431' }],
  ['cartes_bancaires', '0001', { brand: 'other', last_four: '0001' }],
  ['visa', '', null],
  [null, null, null],
])('a card told as %s %s', (brand, number, card) => {
  expect(paidCard(brand, number)).toEqual(card);
});
