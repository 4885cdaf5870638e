import { expect, test } from 'vitest';
import { isWatched } from './watched-pages';

test('the last page has a clock of its own at both of its addresses', () => {
  expect(isWatched('/kiosk/cart')).toBe(true);
  expect(isWatched('/kiosk/paymentComplete')).toBe(false);
  expect(isWatched('/kiosk/submitPhoneNumber')).toBe(false);
});
