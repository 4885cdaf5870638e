import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { startSandbox } from '../../../testing/start-sandbox';
import type { RunningSandbox } from '../../../testing/start-sandbox';
import { startWebhookReceiver } from '../../../testing/webhook-receiver';
import type { WebhookReceiver } from '../../../testing/webhook-receiver';
import type { NuveiLedger } from '../nuvei-ledger';
import { defaultNuveiSettings } from '../nuvei-settings';
import { writeDateTime } from '../wire/date-time';
import { hashOf } from '../wire/hash';
import { NUVEI_PREFIX } from '../wire/prefix';

const { secret } = defaultNuveiSettings;
const TERMINAL = '33002';
const RECEIPT = 'https://app.example/nuveiConfirmation';
const CARD = { CARDNUMBER: '4444333322221111', CARDEXPIRY: '12/30', CVV: '123' };

let endpoint: WebhookReceiver;
let sandbox: RunningSandbox;
let orders = 0;

beforeAll(async () => {
  endpoint = await startWebhookReceiver();
  sandbox = await startSandbox({
    nuvei: { validationRetry: { attempts: 4, firstMs: 20, maxMs: 50 } },
  });
});
afterAll(async () => {
  await sandbox.close();
  await endpoint.close();
});
beforeEach(async () => {
  await sandbox.control('reset', {});
  endpoint.received.length = 0;
  endpoint.text = 'OK';
});

/** The signed fields of a shop. */
function asked(amount = '10.00', changes: Readonly<Record<string, string>> = {}) {
  orders += 1;
  const fields = {
    TERMINALID: TERMINAL,
    ORDERID: `ORD${orders}`,
    CURRENCY: 'CAD',
    AMOUNT: amount,
    DATETIME: writeDateTime(new Date()),
    RECEIPTPAGEURL: RECEIPT,
    VALIDATIONURL: endpoint.url,
    ...changes,
  };
  const { TERMINALID, ORDERID, AMOUNT, DATETIME, RECEIPTPAGEURL, VALIDATIONURL } = fields;
  const HASH = hashOf(TERMINALID, ORDERID, AMOUNT, DATETIME, RECEIPTPAGEURL, VALIDATIONURL, secret);
  return { HASH, ...fields };
}
function submit(fields: Readonly<Record<string, string>>, page = 'paymentpage'): Promise<Response> {
  return fetch(`${sandbox.url}${NUVEI_PREFIX}/merchant/${page}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
  });
}
async function pay(amount?: string, changes?: Readonly<Record<string, string>>, page?: string) {
  const reply = await submit({ ...asked(amount, changes), ...CARD }, page);
  expect(reply.status).toBe(302);
  return Object.fromEntries(new URL(reply.headers.get('location') ?? '').searchParams);
}
async function xml(name: string, elements: Readonly<Record<string, string>>): Promise<string> {
  const { TERMINALID, UNIQUEREF, AMOUNT, DATETIME } = {
    TERMINALID: TERMINAL,
    UNIQUEREF: '',
    AMOUNT: '',
    DATETIME: writeDateTime(new Date()),
    ...elements,
  };
  const HASH = hashOf(TERMINALID, UNIQUEREF, AMOUNT, DATETIME, secret);
  const all = { TERMINALID, DATETIME, HASH, OPERATOR: 'Ada', REASON: 'sold out', ...elements };
  const inner = Object.entries(all).map(([tag, text]) => `<${tag}>${text}</${tag}>`);
  const reply = await fetch(`${sandbox.url}${NUVEI_PREFIX}/merchant/xmlpayment`, {
    method: 'POST',
    headers: { 'content-type': 'text/xml' },
    body: `<?xml version="1.0" encoding="UTF-8"?><${name}>${inner.join('')}</${name}>`,
  });
  expect(reply.status).toBe(200);
  return reply.text();
}
async function ledger(): Promise<NuveiLedger> {
  return (await sandbox.control('nuvei/ledger')) as NuveiLedger; // what nuveiLedger made
}

test('hashes as the gateway documents it', () => {
  const request = ['33002', 'ORD1001', '10.00', '25-12-2025:18:30:05:123'];
  expect(hashOf(...request, 'https://app.example/nuveiConfirmation', null, secret)).toBe(
    'cde30016548d33d9040f93277647dbba98b712c4669d93ef831665850063034575dfd94f460b455caf9c69cd3fa53f58e4d9fb3418239eca2c635d4c01df2477',
  );
  const response = ['33002', 'ORD1001', '10.00', '25-12-2025:18:30:09:456', 'A', 'APPROVAL'];
  expect(hashOf(...response, secret)).toBe(
    '604269a002d48476175c3a871146e6602dc57e197711d20f9cb3312b3c0955d1b0cd9d88b3e2fc34a873bbafee37b4fa7e56da0678ddd35f11c20755730e2345',
  );
});

test('shows a page for the card, and brings the guest back with a signed result', async () => {
  const fields = asked('12.50', { TABLE: 'K7PQ' });
  const shown = await submit(fields);
  expect(shown.status).toBe(200);
  expect(await shown.text()).toContain('Pay 12.50 CAD');
  const reply = await submit({ ...fields, ...CARD });
  const back = new URL(reply.headers.get('location') ?? '');
  expect(back.origin + back.pathname).toBe(RECEIPT);
  const told = Object.fromEntries(back.searchParams);
  expect(told).toMatchObject({ ORDERID: fields.ORDERID, RESPONSECODE: 'A', TABLE: 'K7PQ' });
  expect(told['HASH']).toBe(
    hashOf(TERMINAL, fields.ORDERID, '12.50', told['DATETIME'], 'A', 'APPROVAL', secret),
  );
  expect(await ledger()).toMatchObject({ payments: [{ amount: 1250, amount_captured: 1250 }] });
});

test.each([
  ['no frame', {}, "'none'"],
  ['a frame, where the shop says that it is in one', { INIFRAME: 'Y' }, '*'],
])('its page may stand in %s', async (_, fields, framers) => {
  const shown = await submit(asked('10.00', fields));
  const again = await submit({ ...asked('10.00', fields), ...CARD, CVV: '1' });
  for (const reply of [shown, again]) {
    const policy = reply.headers.get('content-security-policy') ?? '';
    expect(/frame-ancestors ([^;]+)/.exec(policy)?.[1]).toBe(framers);
  }
});

test('tells the shop behind the browser’s back until it says OK', async () => {
  endpoint.text = 'well';
  const { UNIQUEREF } = await pay();
  await endpoint.waitFor(2);
  endpoint.text = 'OK';
  await endpoint.waitFor(3);
  const form = Object.fromEntries(new URLSearchParams(endpoint.received.at(-1)?.body));
  expect(form).toMatchObject({ UNIQUEREF, RESPONSECODE: 'A' });
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(endpoint.received).toHaveLength(3);
});

test.each([
  ['10.01', 'D', 'DECLINED'],
  ['10.02', 'R', 'CALL ISSUER'],
  ['10.03', 'D', 'CVV FAILURE'],
])('an amount of %s answers %s', async (amount, code, text) => {
  expect(await pay(amount)).toMatchObject({ RESPONSECODE: code, RESPONSETEXT: text });
  expect(await ledger()).toMatchObject({ payments: [{ amount_captured: 0 }] });
});

test.each([
  ['an amount that was changed', { AMOUNT: '1.00' }],
  ['another order', { ORDERID: 'ORD-other' }],
  ['another address to go back to', { RECEIPTPAGEURL: 'https://evil.example/' }],
  ['an unknown terminal', { TERMINALID: '99999' }],
  ['another currency', { CURRENCY: 'USD' }],
])('takes nothing for %s', async (_, changes) => {
  const reply = await submit({ ...asked(), ...changes, ...CARD });
  expect(reply.status).toBe(400);
  expect(await ledger()).toMatchObject({ payment_count: 0 });
});

test('an order is paid once: going back and paying again is refused', async () => {
  const fields = { ...asked(), ...CARD };
  expect((await submit(fields)).status).toBe(302);
  expect((await submit(fields)).status).toBe(400);
  expect(await ledger()).toMatchObject({ payment_count: 1 });
});

test.each([
  [{ CARDNUMBER: '374200000000004' }, 'American Express is not supported.'],
  [{ CARDNUMBER: '4444333322221112' }, 'card number'],
  [{ CARDEXPIRY: '12/20' }, 'expiry date'],
  [{ CVV: '1' }, 'security code'],
])('asks again for %o', async (changes, text) => {
  const reply = await submit({ ...asked(), ...CARD, ...changes });
  expect(reply.status).toBe(200);
  expect(await reply.text()).toContain(text);
});

test('what a shop sent cannot become markup', async () => {
  const reply = await submit(asked('10.00', { NOTE: '"><script>alert(1)</script>' }));
  expect(await reply.text()).not.toContain('<script');
});

test('refunds by XML, never beyond what was taken', async () => {
  const { UNIQUEREF = '' } = await pay('30.00');
  const part = await xml('REFUND', { UNIQUEREF, AMOUNT: '10.00' });
  expect(part).toContain('<RESPONSECODE>A</RESPONSECODE>');
  const [, time] = /<DATETIME>(.*)<\/DATETIME>/.exec(part) ?? [];
  expect(part).toContain(hashOf(TERMINAL, UNIQUEREF, '10.00', time, 'A', 'SUCCESS', secret));
  expect(await xml('REFUND', { UNIQUEREF, AMOUNT: '20.01' })).toContain(
    '<ERRORSTRING>Refund Amount',
  );
  expect(await xml('REFUND', { UNIQUEREF, AMOUNT: '20.00' })).toContain('REFUNDRESPONSE');
  expect(await ledger()).toMatchObject({ payments: [{ amount_refunded: 3000 }] });
});

test('refuses XML with a wrong hash, an unknown payment, or nothing to read', async () => {
  const { UNIQUEREF = '' } = await pay();
  const HASH = hashOf('wrong');
  expect(await xml('REFUND', { UNIQUEREF, AMOUNT: '1.00', HASH })).toContain('Invalid HASH');
  expect(await xml('REFUND', { UNIQUEREF: 'NONE', AMOUNT: '1.00' })).toContain('not found');
  expect(await xml('REFUND', { UNIQUEREF, AMOUNT: '1.00', REASON: '' })).toContain('REASON');
  const broken = await fetch(`${sandbox.url}${NUVEI_PREFIX}/merchant/xmlpayment`, {
    method: 'POST',
    body: '<REFUND>',
  });
  expect(await broken.text()).toContain('<ERRORSTRING>Invalid request</ERRORSTRING>');
});

test('completes a pre-authorisation once', async () => {
  const { UNIQUEREF = '' } = await pay('20.00', {}, 'preauthpage');
  expect(await ledger()).toMatchObject({ payments: [{ amount_captured: 0 }] });
  const done = await xml('PREAUTHCOMPLETION', { UNIQUEREF, AMOUNT: '15.00' });
  expect(done).toContain('PREAUTHCOMPLETIONRESPONSE');
  expect(await xml('PREAUTHCOMPLETION', { UNIQUEREF, AMOUNT: '5.00' })).toContain('ERRORSTRING');
  expect(await ledger()).toMatchObject({ payments: [{ amount_captured: 1500 }] });
});
