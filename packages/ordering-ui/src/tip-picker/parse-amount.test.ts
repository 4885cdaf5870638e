import { describe, expect, it } from 'vitest';
import { parseAmount } from './parse-amount';

describe('parseAmount', () => {
  it.each([
    ['3', 300],
    ['3.5', 350],
    ['3,50', 350],
    ['$ 3.50', 350],
    ['3,50 $', 350],
    ['0', 0],
    ['0.07', 7],
  ])('reads %s', (text, cents) => {
    expect(parseAmount(text)).toBe(cents);
  });

  it.each(['', '-1', '1.234', '1,000.00', 'ten', '1e3', '.5'])('refuses %s', (text) => {
    expect(parseAmount(text)).toBeNull();
  });
});
