import { Writable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { outbox, payment_events, payments, restaurants } from '../../../db/schema/index';
import { runOutbox } from '../../../jobs/outbox';
import { runReconciliation } from '../../../jobs/reconciliation';
import { openFor } from './testing/charge-faults';
import { payWith, tokenOfBambora, tokenOfNmi, validateNuvei } from './testing/pay-as-guest';
import type { Reply } from './testing/start-shop';
import { type PayShop, SERVICES, type Service, startPayShop } from './testing/start-pay-shop';

/** Every key that opens an account of the shop's, in the forms in which it is sent. */
const SECRETS = [
  'sk_test_sandbox',
  'whsec_sandbox',
  'SandboxSecret002',
  'nmi_sandbox_security_key',
  'nmi_sandbox_signing_key',
  'bambora_sandbox_passcode',
  'bambora_sandbox_reporting',
  Buffer.from('300200578:bambora_sandbox_passcode').toString('base64'),
  Buffer.from('300200578:bambora_sandbox_reporting').toString('base64'),
  'SandboxKey',
];
const CARD = '4111111111111111';
/** Twelve digits and more, also in groups, are a card's for all that anybody knows. */
const CARD_LIKE = /(?<![\w.-])\d(?:[ -]?\d){11,18}(?![\w.-])/;

let shop: PayShop;
let written = '';
const told: Reply[] = [];

beforeAll(async () => {
  const logTo = new Writable({
    write(chunk: Buffer, _encoding, done) {
      written += chunk.toString();
      done();
    },
  });
  shop = await startPayShop({
    config: { logLevel: 'trace', reconcileAfterSeconds: 1, reconcileEverySeconds: 1 },
    logTo,
  });
}, 120_000);
afterAll(() => shop.close());
beforeEach(() => {
  // Closes the breakers that earlier tests opened.
  shop.advance(60_000);
  written = '';
  told.length = 0;
});

function hear(reply: Reply): Reply {
  told.push(reply);
  return reply;
}

/** Checks that logs, replies and stored payments and messages contain no secret. */
async function expectNothingSecret(...more: readonly string[]): Promise<void> {
  await runReconciliation(shop.deps);
  await runOutbox(shop.deps);
  const kept = [
    await shop.db.select().from(payment_events),
    (await shop.db.select().from(outbox)).map(({ payload, last_error }) => [payload, last_error]),
  ];
  for (const text of [written, JSON.stringify(told), JSON.stringify(kept)]) {
    for (const secret of [...SECRETS, ...more]) expect(text).not.toContain(secret);
    // Times in milliseconds are numbers too, and are of pino's own.
    expect(CARD_LIKE.exec(text.replaceAll(/"x-[^,]*,/g, ''))?.[0]).toBeUndefined();
  }
}

test('a log that would tell is read here', async () => {
  shop.deps.log.error({ detail: CARD }, 'a test');
  expect(written).toContain(CARD);
  expect(CARD_LIKE.test(written)).toBe(true);
});

describe.each(SERVICES)(
  'T12: %s: no key of an account and no card is logged or answered',
  (service) => {
    test.each([
      ['when all goes well', null],
      ['when it breaks', { kind: 'status', status: 500, when: 'after' }],
      ['when it says half of it', { kind: 'malformed' }],
      ['when the line breaks', { kind: 'dropBeforeCommit' }],
    ])('%s', async (_name, fault) => {
      const the = await openFor(shop, service);
      if (fault !== null) await shop.controlOf(service, 'faults', { ...fault, times: 3 });
      const { counter, guest, payment } = the;
      const paid = await payWith(shop, counter, guest, payment, 'good').catch(() => null);
      if (paid !== null) hear(paid);
      await shop.clearFaults(service);
      hear(await shop.orderAndPay(counter, guest, payment.payment_intent_id));
      hear(await shop.giveBack(counter, the.order_id));
      await expectNothingSecret();
    });

    test('when its keys are wrong', async () => {
      const the = await openFor(shop, service);
      const where = eq(restaurants.restaurant_id, the.counter.restaurant_id);
      const [row] = await shop.db.select().from(restaurants).where(where);
      const wrong = Object.fromEntries(
        Object.keys(row?.payment_secrets ?? {}).map((name) => [name, `wrong-${name}-key`]),
      );
      await shop.db.update(restaurants).set({ payment_secrets: wrong }).where(where);
      const { counter, guest, payment } = the;
      const paid = await payWith(shop, counter, guest, payment, 'good').catch(() => null);
      if (paid !== null) hear(paid);
      await expectNothingSecret(...Object.values(wrong));
      const { payment_secrets } = row ?? {};
      await shop.db.update(restaurants).set({ payment_secrets }).where(where);
    });

    test('when somebody types a card where none belongs', async () => {
      const { counter, guest, payment } = await openFor(shop, service);
      const { payment_intent_id } = payment;
      for (const token of [CARD, '4111 1111 1111 1111'])
        hear(await shop.orderAndPay(counter, guest, payment_intent_id, token));
      const body = { restaurant_id: counter.restaurant_id, guest_id: guest.guest_id };
      for (const odd of [
        { ...body, card_number: CARD },
        { ...body, token: { number: CARD } },
      ])
        hear(await shop.call('POST', '/orders/orderAndPay', odd, { token: guest.token }));
      hear(
        await shop.call('POST', `/orders/orderAndPay?card=${CARD}`, body, { token: guest.token }),
      );
      expect(told.filter(({ status }) => status >= 500)).toEqual([]);
      await expectNothingSecret();
    });
  },
);

test('T12: a webhook that is not signed leaves nothing of itself in the log or the answer', async () => {
  const { payment } = await openFor(shop, 'NUVEI');
  const form = new URLSearchParams({ ORDERID: payment.payment_intent_id, AMOUNT: '9.80' });
  form.set('CARDNUMBER', CARD);
  expect(await validateNuvei(shop, form)).not.toContain(CARD);
  hear(await post('stripe', { number: CARD }, { 'stripe-signature': 't=1,v1=whsec_sandbox' }));
  hear(await post('nmi', { event_id: CARD }, { 'webhook-signature': 't=1,s=00' }));
  expect(told.map(({ status }) => status)).toEqual([400, 400]);
  await expectNothingSecret();
});

test('T12: a token that pays is in no log, and nothing of it is kept', async () => {
  const makers: readonly (readonly [Service, typeof tokenOfNmi])[] = [
    ['NMI', tokenOfNmi],
    ['BAMBORA', tokenOfBambora],
  ];
  for (const [service, makeToken] of makers) {
    const { counter, guest, payment } = await openFor(shop, service);
    const token = await makeToken(shop.sandboxUrl, 'good');
    hear(await shop.orderAndPay(counter, guest, payment.payment_intent_id, token));
    await expectNothingSecret(token);
    expect(JSON.stringify(await shop.db.select().from(payments))).not.toContain(token);
  }
});

async function post(service: string, body: object, headers: object): Promise<Reply> {
  const response = await fetch(`${shop.serverUrl()}/api/webhooks/${service}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: await response.json(),
  };
}
