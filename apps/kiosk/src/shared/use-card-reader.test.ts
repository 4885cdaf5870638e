import { expect, test } from 'vitest';
import { readerFaultText } from './use-card-reader';

test('a reader of an unknown vendor is logged in the words of the specification', () => {
  expect(readerFaultText({ code: 'invalid_vendor', vendor: 'ACME' })).toBe(
    'Invalid terminal vendor: ACME.',
  );
});
