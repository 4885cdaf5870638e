import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { startSandbox } from '../../../testing/start-sandbox';
import type { RunningSandbox } from '../../../testing/start-sandbox';
import { startWebhookReceiver } from '../../../testing/webhook-receiver';
import type { WebhookReceiver } from '../../../testing/webhook-receiver';
import { defaultNashSettings } from '../nash-settings';
import { NASH_PREFIX } from '../wire/nash-api';
import { signWebhook } from '../wire/sign-webhook';

const { apiKey, signingSecret } = defaultNashSettings;

let time = Date.parse('2026-11-20T12:00:00Z');
let endpoint: WebhookReceiver;
let sandbox: RunningSandbox;
let orders = 0;

beforeAll(async () => {
  endpoint = await startWebhookReceiver();
  sandbox = await startSandbox({
    nash: { stepMs: 0, webhookUrl: endpoint.url, clock: { now: () => new Date(time) } },
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

type Quoted = {
  readonly quotes: readonly { readonly id: string; readonly totalPriceCents: number }[];
};
type Reply = {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>> & Partial<Quoted>;
};

async function call(path: string, body?: object, key = apiKey): Promise<Reply> {
  const reply = await fetch(sandbox.url + NASH_PREFIX + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: reply.status, body: (await reply.json()) as Reply['body'] };
}
function order(changes: object = {}) {
  orders += 1;
  return {
    externalId: `order-${orders}`,
    pickupAddress: '12 Harbor Street, Brooklyn, NY',
    pickupPhoneNumber: '+17185550123',
    dropoffAddress: '98 Court Street, Brooklyn, NY',
    dropoffPhoneNumber: '+17185550199',
    dropoffFirstName: 'Ada',
    currency: 'USD',
    valueCents: 4200,
    tipAmountCents: 300,
    ...changes,
  };
}
async function dispatch(changes: object = {}): Promise<string> {
  const { body } = await call('/v1/order/get_quotes', order(changes));
  const job = await call('/v1/select_quote', { quoteId: body.quotes?.[0]?.id });
  expect(job.status).toBe(200);
  return String(job.body['id']);
}

test('quotes, and sends the courier whose quote was taken', async () => {
  const asked = order();
  const { status, body } = await call('/v1/order/get_quotes', asked);
  expect(status).toBe(200);
  expect(body.quotes).toMatchObject([
    { providerName: 'FleetSimulator', totalPriceCents: 799, isSuccessful: true },
    { providerName: 'FleetSimulatorFast', totalPriceCents: 1099 },
  ]);
  const quoteId = body.quotes?.[0]?.id;
  const job = await call('/v1/select_quote', { quoteId });
  expect(job.body).toMatchObject({
    isActive: true,
    jobConfigurations: [{ tasks: [{ delivery: { status: 'created', priceCents: 799 } }] }],
  });
  expect(await call('/v1/select_quote', { quoteId })).toMatchObject({
    status: 409,
    body: { error: { code: 'ORDER_ALREADY_DISPATCHED' } },
  });
  expect(await call(`/v1/jobs/${asked.externalId}`)).toMatchObject({
    body: { id: job.body['id'] },
  });
});

test('an order asked again is the same order with new quotes', async () => {
  const asked = order();
  const first = await call('/v1/order/get_quotes', asked);
  const second = await call('/v1/order/get_quotes', asked);
  expect(second.body['id']).toBe(first.body['id']);
  const stale = await call('/v1/select_quote', { quoteId: first.body.quotes?.[0]?.id });
  expect(stale.status).toBe(404);
});

test.each([
  [{ dropoffAddress: 'nowhere' }, 400, 'INVALID_ADDRESS'],
  [{ dropoffPhoneNumber: '718 555' }, 400, 'INVALID_PHONE_NUMBER'],
  [{ dropoffAddress: '1 Street, far away' }, 404, 'NO_ELIGIBLE_PROVIDERS'],
  [{ externalId: '' }, 400, 'BAD_REQUEST'],
  [{ dropoffInstructions: 'x'.repeat(281) }, 400, 'BAD_REQUEST'],
])('refuses %o', async (changes, status, code) => {
  expect(await call('/v1/order/get_quotes', order(changes))).toMatchObject({
    status,
    body: { error: { code } },
  });
});

test('a quote runs out, and a stranger gets none', async () => {
  const { body } = await call('/v1/order/get_quotes', order());
  time += 600_000;
  expect(await call('/v1/select_quote', { quoteId: body.quotes?.[0]?.id })).toMatchObject({
    status: 404,
    body: { error: { code: 'NO_VALID_QUOTES' } },
  });
  expect(await call('/v1/order/get_quotes', order(), 'wrong')).toMatchObject({ status: 401 });
});

test('a delivery can be cancelled until the courier has the food', async () => {
  const first = await dispatch();
  expect(await call(`/v1/jobs/${first}/cancel`, {})).toMatchObject({ body: { isActive: false } });
  const second = await dispatch();
  for (let steps = 0; steps < 4; steps += 1) {
    await sandbox.control(`nash/jobs/${second}/advance`, {});
  }
  expect(await call(`/v1/jobs/${second}/cancel`, {})).toMatchObject({
    status: 409,
    body: { error: { code: 'INVALID_STATE_TRANSITION' } },
  });
});

test('signs as Svix documents it', () => {
  expect(signWebhook('msg_1', 1_700_000_000, '{"type":"delivery"}', signingSecret)).toBe(
    'v1,KxrlI1yyOfPmXxH4YqBVHjKb+9T9VGjKzV3hc32dXN4=',
  );
});

test('tells every step in a signed event', async () => {
  const id = await dispatch();
  await sandbox.control(`nash/jobs/${id}/advance`, {});
  // Events come in no promised order.
  await expect
    .poll(() =>
      told()
        .filter((line) => line.endsWith(id))
        .toSorted(),
    )
    .toEqual([`delivery assigned_driver ${id}`, `delivery created ${id}`]);

  function told(): readonly string[] {
    return endpoint.received.map(({ headers, body }) => {
      const timestamp = Number(headers['svix-timestamp']);
      const signed = signWebhook(String(headers['svix-id']), timestamp, body, signingSecret);
      expect(headers['svix-signature']).toBe(signed);
      // Shape that nash-state creates.
      const { type, event, data } = JSON.parse(body) as Readonly<
        Record<'type' | 'event', string>
      > & {
        readonly data: { readonly id: string };
      };
      return `${type} ${event} ${data.id}`;
    });
  }
});
