import { describe, expect, test } from 'vitest';

import { cvcProblem, expiryProblem, numberProblem, postalProblem } from './check-card';
import { formatCvc, formatExpiry, formatNumber, formatPostalCode } from './format-card';

test.each([
  ['4242424242424242', '4242 4242 4242 4242'],
  ['42424242424242429999', '4242 4242 4242 4242'],
  ['378282246310005', '3782 822463 10005'],
  ['30569309025904', '3056 930902 5904'],
  ['6200000000000000003', '6200 0000 0000 0000 003'],
  ['4242-4242 a', '4242 4242'],
  ['', ''],
])('number %s is written %s', (typed, written) => {
  expect(formatNumber(typed)).toBe(written);
});

test.each([
  ['1', '1'],
  ['5', '05 / '],
  ['12', '12 / '],
  ['13', '01 / 3'],
  ['1/', '01 / '],
  ['1/30', '01 / 30'],
  ['1230', '12 / 30'],
  ['12/2030', '12 / 30'],
  ['012030', '01 / 30'],
])('expiry %s is written %s', (typed, written) => {
  expect(formatExpiry(typed, false)).toBe(written);
});

test('deleting an expiry does not put its slash back', () => {
  expect(formatExpiry('12 / ', true)).toBe('12');
  expect(formatExpiry('12 / 3', true)).toBe('12 / 3');
});

test('the security code has four digits on American Express, three elsewhere', () => {
  expect(formatCvc('12345', '3782')).toBe('1234');
  expect(formatCvc('12345', '4242')).toBe('123');
  expect(cvcProblem('123', '3782')).toBe('incomplete_cvc');
  expect(cvcProblem('123', '4242')).toBeUndefined();
});

test('postal codes follow their country', () => {
  expect(formatPostalCode('m5t 1t4x', 'CA')).toBe('M5T 1T4');
  expect(postalProblem('M5T 1T4', 'CA')).toBeUndefined();
  expect(postalProblem('M5T', 'CA')).toBe('incomplete_postal_code');
  expect(postalProblem('9410', 'US')).toBe('incomplete_zip');
  expect(postalProblem('94103-1234', 'US')).toBeUndefined();
  expect(postalProblem('', 'FR')).toBeUndefined();
});

describe('problems', () => {
  const today = new Date(2026, 10, 20);

  test.each([
    ['', 'incomplete_number'],
    ['4242 4242', 'incomplete_number'],
    ['4242 4242 4242 4241', 'invalid_number'],
    ['4242 4242 4242 4242', undefined],
    ['3056 9309 0259 04', undefined],
  ])('number %s: %s', (text, problem) => {
    expect(numberProblem(text)).toBe(problem);
  });

  test.each([
    ['', 'incomplete_expiry'],
    ['11 / 2', 'incomplete_expiry'],
    ['00 / 30', 'incomplete_expiry'],
    ['11 / 26', undefined],
    ['10 / 26', 'invalid_expiry_month_past'],
    ['12 / 25', 'invalid_expiry_year_past'],
    ['01 / 99', 'invalid_expiry_year'],
  ])('expiry %s: %s', (text, problem) => {
    expect(expiryProblem(text, today)).toBe(problem);
  });
});
