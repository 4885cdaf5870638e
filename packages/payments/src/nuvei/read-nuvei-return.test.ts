import { expect, test } from 'vitest';
import { readNuveiReturn } from './read-nuvei-return';

const QUERY = {
  TERMINALID: '33002',
  ORDERID: 'ORD1001',
  AMOUNT: '10.00',
  APPROVALCODE: '475318',
  RESPONSECODE: 'A',
  RESPONSETEXT: 'APPROVAL',
  DATETIME: '25-12-2025:18:30:09:456',
  UNIQUEREF: 'ABC1234567',
  HASH: '604269a002d48476175c3a871146e6602dc57e197711d20f9cb3312b3c0955d1b0cd9d88b3e2fc34a873bbafee37b4fa7e56da0678ddd35f11c20755730e2345',
};

test('the fields of the address, by our names, with the amount in cents', () => {
  expect(readNuveiReturn(new URLSearchParams(QUERY))).toEqual({
    terminal_id: '33002',
    order_id: 'ORD1001',
    datetime: '25-12-2025:18:30:09:456',
    approval_code: '475318',
    response_code: 'A',
    response_text: 'APPROVAL',
    hash: QUERY.HASH,
    total: 1_000,
    unique_ref: 'ABC1234567',
  });
});

test.each([
  ['nothing', {}],
  ['no hash', { ...QUERY, HASH: '' }],
  ['a hash of another kind', { ...QUERY, HASH: 'dc1057d273517a21a0db219185918b08' }],
  ['an amount that is none', { ...QUERY, AMOUNT: '10' }],
  ['an amount below nothing', { ...QUERY, AMOUNT: '-10.00' }],
])('%s is no return from there', (_, query) => {
  expect(readNuveiReturn(new URLSearchParams(query))).toBeNull();
});
