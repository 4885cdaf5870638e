import { describe, expect, test } from 'vitest';
import { parseAmount } from './parse-amount';

describe('an amount as it is typed', () => {
  test.each([
    ['3', 300],
    ['3.5', 350],
    ['3,50', 350],
    ['$ 3.50', 350],
    ['3,50 $', 350],
    ['0', 0],
    ['0.07', 7],
  ])('KERN-17: reads %s', (text, cents) => {
    expect(parseAmount(text)).toBe(cents);
  });

  test.each(['', '-1', '1.234', '1,000.00', 'ten', '1e3', '.5'])('KERN-17: refuses %s', (text) => {
    expect(parseAmount(text)).toBeNull();
  });
});
