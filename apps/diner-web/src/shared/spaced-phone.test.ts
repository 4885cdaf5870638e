import { expect, test } from 'vitest';
import { spacedPhone } from './spaced-phone';

test.each([
  ['+13125550175', '+1\u00A0312\u00A0555\u00A00175'],
  ['+33142960000', '+33142960000'],
  ['312-555-0175', '312-555-0175'],
])('%s is read as %s', (typed, read) => {
  expect(spacedPhone(typed)).toBe(read);
});
