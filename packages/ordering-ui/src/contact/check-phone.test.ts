import { expect, test } from 'vitest';
import { isPhoneValid, prepareToCheckPhones } from './check-phone';

test('until the numbering plans are there no number is refused, and then those that cannot be are', async () => {
  expect(isPhoneValid('12', 'US')).toBe(true);
  await prepareToCheckPhones();
  expect(isPhoneValid('12', 'US')).toBe(false);
  expect(isPhoneValid('(718) 555-0142', 'US')).toBe(true);
  expect(isPhoneValid('0142 555 718', 'US')).toBe(false);
  expect(isPhoneValid('+33 1 42 68 53 00', 'US')).toBe(true);
  expect(isPhoneValid('718 555 0142', 'XX')).toBe(false);
});
