import { expect, test } from 'vitest';
import { spacedPhone } from './spaced-phone';

test.each([
  ['+13125550175', '+1\u00A0312\u00A0555\u00A00175'],
  ['+33142960000', '+33\u00A01\u00A042\u00A096\u00A000\u00A000'],
  ['+5511961234567', '+55\u00A011\u00A096123\u00A04567'],
  ['312-555-0175', '312-555-0175'],
])('%s is read as %s', async (typed, read) => {
  expect(await spacedPhone(typed)).toBe(read);
});
