import { v7 } from 'uuid';
import { describe, expect, test } from 'vitest';
import { attemptName } from './attempt-name';
import { readDecimal, readNumber, writeDecimal } from './decimal';
import { centsOf } from './nmi/query';
import { isSignedByNmi } from './nmi/read-webhook';
import { nuveiDateTime } from './nuvei/date-time';
import { nuveiHash } from './nuvei/hash';
import { readResult } from './nuvei/read-result';

const SECRET = 'SandboxSecret002';
const ACCOUNT = { terminal_id: '33002', secret: SECRET };
const APPROVAL = {
  terminal_id: '33002',
  order_id: 'ORD1001',
  amount: 1000,
  datetime: '25-12-2025:18:30:09:456',
  response_code: 'A',
  response_text: 'APPROVAL',
  unique_ref: 'ABC1234567',
  hash: '604269a002d48476175c3a871146e6602dc57e197711d20f9cb3312b3c0955d1b0cd9d88b3e2fc34a873bbafee37b4fa7e56da0678ddd35f11c20755730e2345',
};

describe('Nuvei', () => {
  test('hashes a request as the gateway does', () => {
    const hash = nuveiHash(
      '33002',
      'ORD1001',
      '10.00',
      '25-12-2025:18:30:05:123',
      'https://app.example/nuveiConfirmation',
      SECRET,
    );
    expect(hash).toMatch(/^cde30016548d33d9040f93277647dbba98b712c4669d93ef8316658500630345/);
    expect(hash).toMatch(/75dfd94f460b455caf9c69cd3fa53f58e4d9fb3418239eca2c635d4c01df2477$/);
  });

  test('reads a result with its own hash, and with no other', () => {
    expect(readResult(APPROVAL, ACCOUNT)).toMatchObject({ is_approved: true, amount: 1000 });
    // The short hash without colons is of another age, and is not taken.
    expect(
      readResult({ ...APPROVAL, hash: 'dc1057d273517a21a0db219185918b08' }, ACCOUNT),
    ).toBeNull();
    expect(readResult(APPROVAL, { ...ACCOUNT, secret: 'another' })).toBeNull();
    expect(readResult(APPROVAL, { ...ACCOUNT, terminal_id: '33001' })).toBeNull();
  });

  test('believes no approval that has no name to give it back by', () => {
    for (const unique_ref of ['', ' '])
      expect(readResult({ ...APPROVAL, unique_ref }, ACCOUNT)).toBeNull();
  });

  test('hashes what its XML answers', () => {
    expect(
      nuveiHash('33002', 'ABC1234567', '10.00', '2025-12-25T18:30:09', 'A', 'APPROVAL', SECRET),
    ).toBe(
      '01306eed7d97aa303e3c93cf88f7a87cb1c37c4e692e14bbfa0146a02529822be47e56459d918f56e14cde2bdf9c04962a9c668cf9eedcff8373bfdf505f40f6',
    );
  });

  test('writes a moment down to the millisecond', () => {
    expect(nuveiDateTime(new Date('2025-12-25T18:30:05.123Z'))).toBe('25-12-2025:18:30:05:123');
  });
});

test('NMI signs nonce and body', () => {
  const body = Buffer.from('{"event_id":"e1","event_type":"transaction.sale.success"}');
  const s = '9bf9c93b96dad0aafc055058dbae95ab1284caa86b2608d586234ec63be7290f';
  function signed(header: string, key = 'nmi_signing_key'): boolean {
    return isSignedByNmi(body, { 'webhook-signature': header }, key);
  }
  expect(signed(`t=1700000000,s=${s}`)).toBe(true);
  expect(signed(`t=1700000001,s=${s}`)).toBe(false);
  expect(signed(`t=1700000000,s=${s}`, 'another')).toBe(false);
  expect(signed(`s=${s}`)).toBe(false);
  expect(isSignedByNmi(body, {}, 'nmi_signing_key')).toBe(false);
});

test.each([
  ['5.00', 500],
  ['-5.00', 500],
  [' 5.00', 500],
  ['', 0],
])('NMI’s report of %j moved %i cents', (amount, cents) => {
  expect(centsOf({ amount })).toBe(cents);
});

describe('amounts', () => {
  test.each([
    [1, '0.01'],
    [10, '0.10'],
    [1000, '10.00'],
    [123_456_789, '1234567.89'],
  ])('%i cents are %s', (cents, text) => {
    expect(writeDecimal(cents)).toBe(text);
    expect(readDecimal(text)).toBe(cents);
    expect(readNumber(cents / 100)).toBe(cents);
  });

  test.each(['', '1.005', '-1.00', '1,00', '0x10', 'NaN', '1e3', ' '])(
    '%o is no amount',
    (text) => {
      expect(readDecimal(text)).toBeNull();
    },
  );

  test.each(['1', null, 1.005, -1, Number.NaN, Number.POSITIVE_INFINITY])('nor is %o', (value) => {
    expect(readNumber(value)).toBeNull();
  });
});

test('a payment’s name is short, of letters and digits, and nobody else’s', () => {
  const ids = Array.from({ length: 2000 }, () => v7());
  const names = new Set(ids.map(attemptName));
  expect(names.size).toBe(ids.length);
  for (const name of names) expect(name).toMatch(/^[0-9A-Za-z]{22}$/);
  expect(attemptName('ffffffff-ffff-ffff-ffff-ffffffffffff')).toHaveLength(22);
});
