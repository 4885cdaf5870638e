import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createCloudReaders } from './cloud-readers';
import { writeReaderRef } from './reader-ref';
import { createSpinJson } from './spin-json';

const PAYMENT = {
  restaurant_id: '0192f0c1-0000-7000-8000-000000000001',
  payment_id: '0192f0c1-0000-7000-8000-000000000002',
  status: 'CAPTURED',
  amount: 2178,
  refunded_amount: 0,
  currency: 'CAD',
  transaction_ref: null,
  sent_at: new Date('2026-01-01T12:00:00Z'),
  action_ref: null,
} as const;
const SALE = writeReaderRef('221921800001', PAYMENT.payment_id);
const PART = { refund_id: 'part-1', amount: 500, refunded_before: null };

const APPROVED = ['0', '0000'] as const;
const NOT_FOUND = ['1', '1001'] as const;
const DUPLICATE = ['1', '1011'] as const;
const CANCELLED = ['1', '1012'] as const;
const DECLINED = ['1', '1015'] as const;
const UNLISTED = ['1', '1099'] as const;
const NOT_ALLOWED = ['1', '1004'] as const;
const OFFLINE = ['2', '2004'] as const;
const TIMED_OUT = ['2', '2007'] as const;
const BUSY = ['2', '2008'] as const;

type Word = readonly [result: string, status: string];
type Words = { Void?: Word; Return?: Word; StatusOfReturn?: Word };

/** The vendor's reply to each call; for the sale itself, approved. */
let says: Words = {};
/** The same of one reference. */
let of: Record<string, Words> = {};
let asked: string[] = [];
let server: Server;
let base = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const name = request.url?.split('/').at(-1) ?? '';
      const { ReferenceId } = JSON.parse(text);
      const isSale = name === 'Status' && SALE.endsWith(ReferenceId);
      const called = name === 'Status' && !isSale ? 'StatusOfReturn' : name;
      if (!isSale) asked.push(called);
      const [ResultCode, StatusCode] =
        (isSale ? APPROVED : { ...says, ...of[ReferenceId] }[called as keyof Words]) ?? TIMED_OUT;
      const GeneralResponse = { ResultCode, StatusCode, Message: 'said' };
      response.end(JSON.stringify({ GeneralResponse, Amounts: { TotalAmount: 21.78 } }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // a TCP server's
});
afterAll(() => server.close());
beforeEach(() => {
  says = {};
  of = {};
  asked = [];
});

function refund(part?: typeof PART) {
  const readers = createCloudReaders({
    terminal: createSpinJson(base),
    accounts: {
      of: async () => ({
        nuvei_acct: null,
        nmi_public_key: null,
        bambora_mid: null,
        secrets: { spin_auth_key: 'key' },
      }),
      ownerOf: async () => null,
    },
    clock: { now: () => new Date() },
  });
  return readers.refund({ provider_ref: SALE, account_id: null, payment: PAYMENT }, 'key', part);
}

test.each([
  [DECLINED, 'rejected'],
  [CANCELLED, 'rejected'],
  [BUSY, 'rejected'],
  [NOT_ALLOWED, 'rejected'],
  [NOT_FOUND, 'unknown'],
  [OFFLINE, 'unknown'],
  [TIMED_OUT, 'unknown'],
])('a part that is answered with %o is not given back: %s', async (word, code) => {
  says = { Return: word };
  expect(await refund(PART)).toMatchObject({ ok: false, error: { code } });
});

test('a part that is approved is', async () => {
  says = { Return: APPROVED };
  expect(await refund(PART)).toMatchObject({
    ok: true,
    value: { status: 'CAPTURED', amount_refunded: 500 },
  });
});

test.each([[NOT_ALLOWED], [DECLINED], [UNLISTED], [NOT_FOUND]])(
  'a sale that cannot be taken back any more, %o, is given back',
  async (word) => {
    says = { Void: word, Return: APPROVED };
    expect(await refund()).toMatchObject({
      ok: true,
      value: { status: 'REFUNDED', amount_refunded: 2178 },
    });
    expect(asked).toEqual(['Void', 'Return']);
  },
);

test.each([[TIMED_OUT], [BUSY], [OFFLINE]])(
  'a sale of which it is not known, %o, is not given back beside it',
  async (word) => {
    says = { Void: word, Return: APPROVED };
    expect((await refund()).ok).toBe(false);
    expect(asked).toEqual(['Void']);
  },
);

test('a part that the bank refused once can be given back later, under another reference', async () => {
  says = { Return: DECLINED };
  expect(await refund(PART)).toMatchObject({ ok: false, error: { code: 'rejected' } });
  // The first reference is used up; what came of it is known.
  of = {
    'part-1': { Return: DUPLICATE, StatusOfReturn: DECLINED },
    'part-1-2': { Return: APPROVED },
  };
  asked = [];
  expect(await refund(PART)).toMatchObject({ ok: true, value: { amount_refunded: 500 } });
  expect(asked).toEqual(['Return', 'StatusOfReturn', 'Return']);
  // Asked once more, the second is found made, and no third is begun.
  of['part-1-2'] = { Return: DUPLICATE, StatusOfReturn: APPROVED };
  asked = [];
  expect((await refund(PART)).ok).toBe(true);
  expect(asked).toEqual(['Return', 'StatusOfReturn', 'Return', 'StatusOfReturn']);
});

test('a bank that refuses for ever is not asked for ever', async () => {
  says = { Return: DUPLICATE, StatusOfReturn: DECLINED };
  expect(await refund(PART)).toMatchObject({ ok: false, error: { code: 'rejected' } });
  expect(asked).toHaveLength(40);
});

test.each([
  [APPROVED, null],
  [UNLISTED, 'rejected'],
  [CANCELLED, 'rejected'],
  [NOT_FOUND, 'unknown'],
  [BUSY, 'unknown'],
  [TIMED_OUT, 'unknown'],
])('a reference that is in use is asked for, %o: %s', async (word, code) => {
  says = { Return: DUPLICATE, StatusOfReturn: word };
  const refunded = await refund(PART);
  expect(refunded.ok ? null : refunded.error.code).toBe(code);
  expect(asked).toEqual(['Return', 'StatusOfReturn']);
});
