import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { startSandbox } from '../../../testing/start-sandbox';
import type { RunningSandbox } from '../../../testing/start-sandbox';
import { startWebhookReceiver } from '../../../testing/webhook-receiver';
import type { WebhookReceiver } from '../../../testing/webhook-receiver';
import type { NmiLedger } from '../nmi-ledger';
import { defaultNmiSettings } from '../nmi-settings';
import { NMI_PREFIX } from '../wire/nmi-api';
import { signWebhook } from '../wire/sign-webhook';

const { securityKey, tokenizationKey, signingKey } = defaultNmiSettings;
const VISA = { ccnumber: '4111111111111111', ccexp: '1030', cvv: '999' };

let time = Date.parse('2026-11-20T12:00:00Z');
let endpoint: WebhookReceiver;
let sandbox: RunningSandbox;

beforeAll(async () => {
  endpoint = await startWebhookReceiver();
  sandbox = await startSandbox({
    nmi: { webhookUrl: endpoint.url, clock: { now: () => new Date(time) } },
  });
});
afterAll(async () => {
  await sandbox.close();
  await endpoint.close();
});
beforeEach(async () => {
  await sandbox.control('reset', {});
  endpoint.received.length = 0;
});

function post(path: string, fields: Readonly<Record<string, string>>): Promise<Response> {
  return fetch(sandbox.url + NMI_PREFIX + path, {
    method: 'POST',
    body: new URLSearchParams({ security_key: securityKey, ...fields }),
  });
}
async function transact(fields: Readonly<Record<string, string>>) {
  const response = await post('/api/transact.php', fields);
  expect(response.status).toBe(200);
  return Object.fromEntries(new URLSearchParams(await response.text()));
}
async function tokenize(number = VISA.ccnumber, key = tokenizationKey): Promise<Response> {
  return fetch(`${sandbox.url}${NMI_PREFIX}/token/tokenize`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ tokenization_key: key, number, expiry: '1030', cvv: '999' }),
  });
}
async function newToken(number?: string): Promise<string> {
  return ((await (await tokenize(number)).json()) as { token: string }).token;
}
async function ledger(): Promise<NmiLedger> {
  return (await sandbox.control('nmi/ledger')) as NmiLedger; // what nmiLedger made
}

test('a card becomes a token in the browser, and the token a sale, once', async () => {
  const token = await newToken();
  expect(token).toMatch(/^[0-9a-f]{8}-[0-9a-f]{6}-[0-9a-f]{6}-[0-9a-f]{12}$/);
  const sale = { type: 'sale', amount: '12.50', payment_token: token, orderid: 'A-1' };
  expect(await transact(sale)).toMatchObject({
    response: '1',
    responsetext: 'APPROVED',
    response_code: '100',
    orderid: 'A-1',
    type: 'sale',
    cvvresponse: 'M',
  });
  expect(await transact(sale)).toMatchObject({ response: '3', response_code: '300' });
  expect(await ledger()).toMatchObject({
    transactions: [{ order_id: 'A-1', amount: 1250, amount_captured: 1250 }],
  });
});

test('a token is used up by a decline, too, and dies after a day', async () => {
  const token = await newToken();
  const small = { type: 'sale', amount: '0.99', payment_token: token, orderid: 'A-2' };
  expect(await transact(small)).toMatchObject({ response: '2', response_code: '200' });
  expect(await transact({ ...small, amount: '9.99' })).toMatchObject({ response: '3' });
  const late = await newToken();
  time += 24 * 60 * 60_000;
  const sale = { type: 'sale', amount: '9.99', payment_token: late };
  expect(await transact(sale)).toMatchObject({ response: '3' });
});

test('a browser key that is not the merchant’s gets no token', async () => {
  expect((await tokenize(VISA.ccnumber, 'another')).status).toBe(401);
});

test.each([
  ['a wrong private key', { security_key: 'x', type: 'sale' }, '300', /Authentication Failed/],
  [
    'a number that is none',
    { ...VISA, type: 'sale', amount: '5.00', ccnumber: '4111111111111112' },
    '300',
    /Invalid Credit Card Number/,
  ],
  ['no card', { type: 'sale', amount: '5.00' }, '300', /cc_number/],
  ['no amount', { ...VISA, type: 'sale' }, '300', /amount/],
  ['an unknown type', { ...VISA, type: 'gift', amount: '5.00' }, '300', /type/],
])('refuses %s', async (_, fields, code, text) => {
  const reply = await transact(fields);
  expect(reply).toMatchObject({ response: '3', response_code: code });
  expect(reply['responsetext']).toMatch(text);
  expect(await ledger()).toMatchObject({ transaction_count: 0 });
});

test('an expired card is declined', async () => {
  const reply = await transact({ ...VISA, ccexp: '1025', type: 'sale', amount: '5.00' });
  expect(reply).toMatchObject({ response: '2', response_code: '223' });
});

test('the same card and amount within twenty minutes is a duplicate, unless told not to look', async () => {
  const sale = { ...VISA, type: 'sale', amount: '8.00' };
  expect(await transact(sale)).toMatchObject({ response: '1' });
  expect(await transact(sale)).toMatchObject({ response: '3', response_code: '430' });
  expect(await transact({ ...sale, dup_seconds: '0' })).toMatchObject({ response: '1' });
  time += 20 * 60_000;
  expect(await transact(sale)).toMatchObject({ response: '1' });
});

test('an authorisation is captured once, at most as much as was authorised', async () => {
  const { transactionid = '' } = await transact({ ...VISA, type: 'auth', amount: '20.00' });
  expect(await transact({ type: 'capture', transactionid, amount: '20.01' })).toMatchObject({
    response: '3',
  });
  const capture = { type: 'capture', transactionid, amount: '15.00' };
  expect(await transact(capture)).toMatchObject({ response: '1', transactionid });
  expect(await transact(capture)).toMatchObject({ response: '3' });
  expect(await ledger()).toMatchObject({ transactions: [{ amount: 2000, amount_captured: 1500 }] });
});

test('is voided before it is settled, refunded after, never beyond what was taken', async () => {
  const first = await transact({ ...VISA, type: 'sale', amount: '30.00' });
  const second = await transact({ ...VISA, type: 'sale', amount: '31.00' });
  const [one, two] = [first['transactionid'] ?? '', second['transactionid'] ?? ''];
  expect(await transact({ type: 'refund', transactionid: one })).toMatchObject({ response: '3' });
  expect(await transact({ type: 'void', transactionid: one })).toMatchObject({ response: '1' });
  expect(await sandbox.control('nmi/settle', {})).toEqual({ settled: 1 });
  expect(await transact({ type: 'void', transactionid: two })).toMatchObject({ response: '3' });
  const part = { type: 'refund', transactionid: two, amount: '10.00' };
  expect(await transact(part)).toMatchObject({ response: '1' });
  expect(await transact({ ...part, amount: '21.01' })).toMatchObject({ response: '3' });
  expect(await transact({ type: 'refund', transactionid: two })).toMatchObject({ response: '1' });
  expect(
    (await ledger()).transactions.find(({ transaction_id }) => transaction_id === two),
  ).toMatchObject({
    amount_captured: 3100,
    amount_refunded: 3100,
  });
});

test('reports what became of an order in XML', async () => {
  await transact({ ...VISA, type: 'sale', amount: '40.00', orderid: 'A&<7' });
  const xml = await (await post('/api/query.php', { order_id: 'A&<7' })).text();
  expect(xml).toContain('<order_id>A&amp;&lt;7</order_id>');
  expect(xml).toContain('<condition>pendingsettlement</condition>');
  expect(xml).toMatch(
    /<action><amount>40.00<\/amount><action_type>sale<\/action_type>.*<success>1</,
  );
  const none = await (await post('/api/query.php', { order_id: 'none' })).text();
  expect(none).toContain('<nm_response></nm_response>');
});

test('signs as NMI documents it', () => {
  const body = '{"event_id":"e1","event_type":"transaction.sale.success"}';
  expect(signWebhook(body, 'nmi_signing_key', '1700000000')).toBe(
    't=1700000000,s=9bf9c93b96dad0aafc055058dbae95ab1284caa86b2608d586234ec63be7290f',
  );
});

test('tells of every outcome in a signed event', async () => {
  await transact({ ...VISA, type: 'sale', amount: '41.00', orderid: 'A-8' });
  await transact({ ...VISA, type: 'sale', amount: '0.50', orderid: 'A-9' });
  function told(): unknown[] {
    return endpoint.received.map(({ headers, body }) => {
      const signature = String(headers['webhook-signature']);
      const nonce = /^t=([^,]+),/.exec(signature)?.[1] ?? '';
      expect(signature).toBe(signWebhook(body, signingKey, nonce));
      return JSON.parse(body) as unknown;
    });
  }
  // Webhooks of earlier tests may come in between.
  await expect.poll(told).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        event_type: 'transaction.sale.success',
        event_body: expect.objectContaining({ order_id: 'A-8', requested_amount: '41.00' }),
      }),
      expect.objectContaining({ event_type: 'transaction.sale.failure' }),
    ]),
  );
});

test('a sale whose answer is lost was made all the same, and can be looked up', async () => {
  await sandbox.control('nmi/faults', {
    kind: 'dropAfterCommit',
    match: { metadata: { order_id: 'A-10' } },
    times: 1,
  });
  const lost = transact({ ...VISA, type: 'sale', amount: '42.00', orderid: 'A-10' });
  await expect(lost).rejects.toThrow('fetch failed');
  const xml = await (await post('/api/query.php', { order_id: 'A-10' })).text();
  expect(xml).toContain('<success>1</success>');
});

test('a report can be made to say another amount than was taken', async () => {
  await transact({ ...VISA, type: 'sale', amount: '43.00', orderid: 'A-11' });
  await sandbox.control('nmi/faults', { kind: 'wrong_amount', times: 1 });
  for (const amount of ['44.00', '43.00']) {
    const report = await (await post('/api/query.php', { order_id: 'A-11' })).text();
    expect(report).toContain(`<amount>${amount}</amount>`);
  }
});
