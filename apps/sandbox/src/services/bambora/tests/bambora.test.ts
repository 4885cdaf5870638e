import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { startSandbox } from '../../../testing/start-sandbox';
import type { RunningSandbox } from '../../../testing/start-sandbox';
import type { BamboraLedger } from '../bambora-ledger';
import { defaultBamboraSettings } from '../bambora-settings';
import { BAMBORA_PREFIX } from '../wire/bambora-api';

const { merchantId, passcode, reportingPasscode } = defaultBamboraSettings;
const VISA = '4030000010001234';

let time = Date.parse('2026-11-20T17:00:00Z');
let sandbox: RunningSandbox;
let orders = 0;

beforeAll(async () => {
  sandbox = await startSandbox({ bambora: { slowMs: 5, clock: { now: () => new Date(time) } } });
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.control('reset', {}));

type Reply = { readonly status: number; readonly body: Readonly<Record<string, unknown>> };

async function call(path: string, body?: object, key = passcode): Promise<Reply> {
  const response = await fetch(sandbox.url + BAMBORA_PREFIX + path, {
    method: body === undefined ? 'GET' : 'POST',
    redirect: 'manual',
    headers: {
      authorization: `Passcode ${Buffer.from(`${merchantId}:${key}`).toString('base64')}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Reply['body'] };
}
async function tokenFor(number: string): Promise<string> {
  const card = { number, expiry_month: '12', expiry_year: '30', cvd: '123' };
  const { body } = await call('/scripts/tokenization/tokens', card);
  return String(body['token']);
}
async function payment(number = VISA, changes: object = {}, token: object = {}) {
  orders += 1;
  return {
    order_number: `A-${orders}`,
    amount: 12.5,
    payment_method: 'token',
    token: { name: 'Ada Guest', code: await tokenFor(number), complete: true, ...token },
    ...changes,
  };
}
async function pay(number = VISA, changes: object = {}, token: object = {}): Promise<Reply> {
  return call('/v1/payments', await payment(number, changes, token));
}
async function ledger(): Promise<BamboraLedger> {
  return (await sandbox.control('bambora/ledger')) as BamboraLedger; // what bamboraLedger made
}

test('takes a payment by token, its flags as texts', async () => {
  const { status, body } = await pay();
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id: expect.stringMatching(/^\d+$/),
    approved: '1',
    message_id: '1',
    amount: 12.5,
    type: 'P',
    card: { card_type: 'VI', last_four: '1234' },
  });
  expect(await ledger()).toMatchObject({ payments: [{ amount: 1250, amount_captured: 1250 }] });
});

test.each(['4003050500040005', '5100000020002000', '342400001000180', '4539939815032280'])(
  'declines %s',
  async (number) => {
    expect(await pay(number)).toMatchObject({ status: 402, body: { code: 7, category: 1 } });
    expect(await ledger()).toMatchObject({ payments: [{ approved: false, amount_captured: 0 }] });
  },
);

test('a card approves a hundred, and declines more', async () => {
  expect(await pay('4504481742333', { amount: 100 })).toMatchObject({ status: 200 });
  expect(await pay('4504481742333', { amount: 100.01 })).toMatchObject({ status: 402 });
});

test('a token is good once, for five minutes', async () => {
  const body = await payment();
  expect(await call('/v1/payments', body)).toMatchObject({ status: 200 });
  const again = { ...body, order_number: 'A-again' };
  expect(await call('/v1/payments', again)).toMatchObject({ status: 400, body: { code: 936 } });
  const late = await payment();
  time += 5 * 60_000;
  expect(await call('/v1/payments', late)).toMatchObject({ status: 400, body: { code: 936 } });
});

test('an order number that was approved is a duplicate; a declined one can be tried again', async () => {
  await pay(VISA, { order_number: 'B-1' });
  expect(await pay(VISA, { order_number: 'B-1' })).toMatchObject({
    status: 402,
    body: { code: 16 },
  });
  await pay('4003050500040005', { order_number: 'B-2' });
  expect(await pay(VISA, { order_number: 'B-2' })).toMatchObject({ status: 200 });
});

test.each([
  [{ amount: 0 }, 'amount'],
  [{ amount: 1.005 }, 'amount'],
  [{ amount: '12.50' }, 'amount'],
  [{ order_number: 'x'.repeat(31) }, 'order_number'],
  [{ payment_method: 'cheque' }, 'payment_method'],
  [{ token: { name: 7, code: [] } }, 'token:name'],
  [{ order_number: 12 }, 'order_number'],
])('refuses %o and names the field', async (changes, field) => {
  expect(await pay(VISA, changes)).toMatchObject({
    status: 400,
    body: { category: 3, details: [{ field }] },
  });
});

test('refuses a name that is too short, a wrong card and a wrong passcode', async () => {
  expect(await pay(VISA, {}, { name: 'Al' })).toMatchObject({ status: 400 });
  expect(await pay('4030000010001235')).toMatchObject({ status: 402, body: { code: 52 } });
  expect(await call('/v1/payments', await payment(), 'wrong')).toMatchObject({ status: 401 });
  expect(await ledger()).toMatchObject({ payment_count: 0 });
});

test('what is pre-authorised is completed once, at most as much', async () => {
  const { body } = await pay(VISA, { amount: 20 }, { complete: false });
  expect(body).toMatchObject({ type: 'PA' });
  const path = `/v1/payments/${String(body['id'])}/completions`;
  expect(await call(path, { amount: 20.01 })).toMatchObject({ status: 402, body: { code: 208 } });
  expect(await call(path, { amount: 15 })).toMatchObject({ status: 200, body: { type: 'PAC' } });
  expect(await call(path, { amount: 5 })).toMatchObject({ status: 402, body: { code: 203 } });
});

test('is voided on its day as a whole, returned later, never beyond what was taken', async () => {
  const first = `/v1/payments/${String((await pay()).body['id'])}`;
  expect(await call(`${first}/void`, { amount: 12 })).toMatchObject({ body: { code: 193 } });
  expect(await call(`${first}/void`, { amount: 12.5 })).toMatchObject({ body: { type: 'VP' } });
  expect(await call(`${first}/void`, { amount: 12.5 })).toMatchObject({ body: { code: 196 } });
  expect(await call(`${first}/returns`, { amount: 1 })).toMatchObject({ body: { code: 194 } });
  const second = `/v1/payments/${String((await pay()).body['id'])}`;
  time += 24 * 60 * 60_000;
  expect(await call(`${second}/void`, { amount: 12.5 })).toMatchObject({ body: { code: 205 } });
  expect(await call(`${second}/returns`, { amount: 10 })).toMatchObject({ status: 200 });
  expect(await call(`${second}/returns`, { amount: 2.51 })).toMatchObject({ body: { code: 194 } });
  expect(await call(`${second}/returns`, { amount: 2.5 })).toMatchObject({ status: 200 });
  expect(await call(second)).toMatchObject({ body: { total_refunds: 12.5 } });
});

test('the bank’s page answers 302, and the payment goes on after it', async () => {
  const { status, body } = await pay('4716519788977219', {
    order_number: 'C-1',
    term_url: 'https://shop.example/bank',
  });
  expect(status).toBe(302);
  expect(decodeURIComponent(String(body['contents']))).toContain('<form');
  expect(await ledger()).toMatchObject({ payment_count: 0 });
  const bank = await fetch(`${sandbox.url}${BAMBORA_PREFIX}/challenge`, {
    method: 'POST',
    body: new URLSearchParams({ id: String(body['3d_session_data']) }),
  });
  expect(await bank.text()).toContain('action="https://shop.example/bank"');
  const path = `/v1/payments/${String(body['3d_session_data'])}/continue`;
  const done = { payment_method: 'credit_card', card_response: { cres: 'Y' } };
  expect(await call(path, done)).toMatchObject({ status: 200, body: { order_number: 'C-1' } });
  expect(await call(path, done)).toMatchObject({ body: { code: 311 } });
  expect(await pay('4635691262664247')).toMatchObject({ status: 402, body: { code: 311 } });
});

test('takes Apple Pay, whose token it must be able to read', async () => {
  const wallet = {
    payment_method: 'apple_pay',
    apple_pay: {
      apple_pay_merchant_id: 'merchant.sandbox',
      payment_token: Buffer.from('{"version":"EC_v1"}').toString('base64'),
      complete: true,
    },
  };
  expect(await pay(VISA, wallet)).toMatchObject({ status: 200, body: { payment_method: 'AP' } });
  const broken = { ...wallet, apple_pay: { ...wallet.apple_pay, payment_token: 'no' } };
  expect(await pay(VISA, broken)).toMatchObject({ status: 400 });
});

test('a payment whose answer is lost was made, and is found by its order number', async () => {
  await sandbox.control('bambora/faults', { kind: 'dropAfterCommit', times: 1 });
  await expect(pay(VISA, { order_number: 'D-1' })).rejects.toThrow('fetch failed');
  const query = {
    name: 'Search',
    start_date: '2026-11-01T00:00:00',
    end_date: '2026-12-31T00:00:00',
    start_row: 1,
    end_row: 10,
    criteria: [{ field: 5, operator: '%3D', value: 'D-1' }],
  };
  expect(await call('/v1/reports', query, reportingPasscode)).toMatchObject({
    body: { records: [{ trn_order_number: 'D-1', trn_response: 1, trn_amount: 12.5 }] },
  });
  expect(await call('/v1/reports', query)).toMatchObject({ status: 401 });
});
