import { expect, test } from 'vitest';
import { bareAddress } from './bare-address';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:49152', '203.0.113.7'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:49152', '2001:db8::1'],
  ['unknown', 'unknown'],
  ['[2001:db8::1', '[2001:db8::1'],
  ['', ''],
])('%s is the address %s', (text, address) => {
  expect(bareAddress(text)).toBe(address);
});
