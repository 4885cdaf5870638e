import { createHmac } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { startSandbox } from '../../../testing/start-sandbox';
import type { RunningSandbox } from '../../../testing/start-sandbox';
import { startWebhookReceiver } from '../../../testing/webhook-receiver';
import type { WebhookReceiver } from '../../../testing/webhook-receiver';
import { defaultDoorDashSettings } from '../doordash-settings';
import { DOORDASH_PREFIX } from '../wire/doordash-api';

const { developerId, keyId, signingSecret, webhookAuthorization } = defaultDoorDashSettings;

let time = Date.parse('2026-11-20T12:00:00Z');
let endpoint: WebhookReceiver;
let sandbox: RunningSandbox;
let names = 0;

beforeAll(async () => {
  endpoint = await startWebhookReceiver();
  sandbox = await startSandbox({
    doordash: { stepMs: 0, webhookUrl: endpoint.url, clock: { now: () => new Date(time) } },
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

function token(changes: object = {}, secret = signingSecret, header: object = {}): string {
  const now = Math.floor(time / 1000);
  const parts = [
    { alg: 'HS256', typ: 'JWT', 'dd-ver': 'DD-JWT-V1', ...header },
    { aud: 'doordash', iss: developerId, kid: keyId, iat: now, exp: now + 300, ...changes },
  ];
  const text = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
  const key = Buffer.from(secret, 'base64');
  return [...text, createHmac('sha256', key).update(text.join('.')).digest('base64url')].join('.');
}

async function call(method: string, path: string, body?: object, bearer = token()) {
  const reply = await fetch(`${sandbox.url}${DOORDASH_PREFIX}/drive/v2${path}`, {
    method,
    headers: {
      authorization: `Bearer ${bearer}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
}

function order(changes: object = {}) {
  names += 1;
  return {
    external_delivery_id: `D-${names}`,
    pickup_address: '12 Harbor Street, Brooklyn, NY 11201',
    pickup_phone_number: '+17185550123',
    dropoff_address: '98 Court Street, Brooklyn, NY 11201',
    dropoff_phone_number: '+17185550199',
    order_value: 4200,
    tip: 300,
    ...changes,
  };
}

test('a quote becomes a delivery, once, and its courier is told of along the way', async () => {
  const asked = order();
  const quote = await call('POST', '/quotes', asked);
  expect(quote).toMatchObject({ status: 200, body: { fee: 975, delivery_status: 'quote' } });
  const id = asked.external_delivery_id;
  const accepted = await call('POST', `/quotes/${id}/accept`, { tip: 500 });
  expect(accepted).toMatchObject({ status: 200, body: { delivery_status: 'created', tip: 500 } });
  const again = await call('POST', `/quotes/${id}/accept`, {});
  expect(again).toMatchObject({ status: 409, body: { code: 'duplicate_delivery_id' } });
  expect(await call('POST', '/quotes', asked)).toMatchObject({ status: 409 });
  for (let step = 0; step < 7; step += 1) await sandbox.control(`doordash/jobs/${id}/advance`, {});
  await endpoint.waitFor(7);
  const named = endpoint.received.map(({ body }) => JSON.parse(body) as { event_name: string });
  expect(named.map(({ event_name }) => event_name)).toContain('DASHER_DROPPED_OFF');
  expect(endpoint.received[0]?.headers['authorization']).toBe(webhookAuthorization);
  expect(await call('GET', `/deliveries/${id}`)).toMatchObject({
    body: { delivery_status: 'delivered', dasher_name: 'Sam' },
  });
  const page = await fetch(`${sandbox.url}${DOORDASH_PREFIX}/track/${id}`);
  expect(await page.text()).toContain('<li aria-current="step">delivered</li>');
  expect(await sandbox.control('doordash/ledger')).toMatchObject({
    job_count: 1,
    jobs: [{ external_id: id, amount: 975, tip_amount: 500, status: 'delivered' }],
  });
});

test.each([
  ['another secret', () => token({}, 'b3RoZXI')],
  ['no version', () => token({}, signingSecret, { 'dd-ver': undefined })],
  ['another audience', () => token({ aud: 'uber' })],
  ['another key', () => token({ kid: 'none' })],
  ['one that has expired', () => token({ iat: time / 1000 - 900, exp: time / 1000 - 600 })],
  ['one that never expires', () => token({ exp: time / 1000 + 86_400 })],
  ['none', () => 'none'],
])('a token with %s is refused', async (_, make) => {
  const refused = await call('POST', '/quotes', order(), make());
  expect(refused).toMatchObject({ status: 401, body: { code: 'authentication_error' } });
});

test('a quote is good for five minutes', async () => {
  const asked = order();
  await call('POST', '/quotes', asked);
  time += 5 * 60_000;
  const late = await call('POST', `/quotes/${asked.external_delivery_id}/accept`, {});
  expect(late).toMatchObject({ status: 409, body: { code: 'quote_expired' } });
});

test.each([
  [{ dropoff_address: '1 Far Away Road, Nowhere' }, 422, 'invalid_delivery_parameters'],
  [{ dropoff_address: 'here' }, 400, 'validation_error'],
  [{ dropoff_phone_number: '718 555' }, 400, 'validation_error'],
  [{ tip: 1.5 }, 400, 'validation_error'],
  [{ external_delivery_id: '' }, 400, 'validation_error'],
])('refuses %o', async (changes, status, code) => {
  expect(await call('POST', '/quotes', order(changes))).toMatchObject({ status, body: { code } });
});

test('can be called off until the food is picked up', async () => {
  const [one, other] = [order(), order()];
  for (const { external_delivery_id: id, ...rest } of [one, other]) {
    await call('POST', '/quotes', { external_delivery_id: id, ...rest });
    expect(await call('PUT', `/deliveries/${id}/cancel`, {})).toMatchObject({ status: 404 });
    await call('POST', `/quotes/${id}/accept`, {});
  }
  const off = await call('PUT', `/deliveries/${one.external_delivery_id}/cancel`, {});
  expect(off).toMatchObject({ status: 200, body: { delivery_status: 'cancelled' } });
  const id = other.external_delivery_id;
  for (let step = 0; step < 4; step += 1) await sandbox.control(`doordash/jobs/${id}/advance`, {});
  const late = await call('PUT', `/deliveries/${id}/cancel`, {});
  expect(late).toMatchObject({ status: 409, body: { code: 'cancel_not_allowed' } });
});

test('can be made to lose its answer after the courier was sent', async () => {
  const asked = order();
  await call('POST', '/quotes', asked);
  await sandbox.control('doordash/faults', { kind: 'dropAfterCommit', times: 1 });
  const lost = call('POST', `/quotes/${asked.external_delivery_id}/accept`, {});
  await expect(lost).rejects.toThrow('fetch failed');
  expect(await sandbox.control('doordash/ledger')).toMatchObject({ job_count: 1 });
});
