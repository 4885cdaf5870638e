import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { payments } from '../../../db/schema/index';
import type { Processor } from '../../../processors/processor';
import { theirMoney, tokenOfBambora, tokenOfNmi } from './testing/pay-as-guest';
import { type PayShop, startPayShop } from './testing/start-pay-shop';
import { refOf } from './ref-of';

let shop: PayShop;

beforeAll(async () => {
  shop = await startPayShop();
}, 60_000);
afterAll(() => shop.close());

type Service = 'BAMBORA' | 'NMI' | 'STRIPE';

function processorOf(service: Service): Processor {
  const processor = shop.deps.processors[service];
  if (processor === undefined) throw new Error(`${service} is not set up.`);
  return processor;
}

/** Money that is held and not taken, as a card reader leaves it behind. */
async function held(service: Service) {
  const counter = shop.counterOf(service);
  const guest = await shop.newGuestAt(counter);
  const { payment_intent, order_id } = (await shop.intent(counter, guest)).body;
  let name: string = payment_intent.payment_intent_id;
  if (service === 'STRIPE') name = await holdAtStripe(counter.restaurant_id, order_id, name);
  else
    await shop.db
      .update(payments)
      .set({ sent_at: new Date() })
      .where(eq(payments.provider_ref, name));
  const amount = (payment_intent.amount / 100).toFixed(2);
  if (service === 'NMI') await holdAtNmi(name, amount);
  if (service === 'BAMBORA') await holdAtBambora(name, Number(amount));
  const ref = refOf(await shop.paymentOf(name));
  if (ref === null) throw new Error(`${name} was never opened.`);
  return { ref, name, amount: payment_intent.amount as number };
}

async function holdAtStripe(restaurant_id: string, order_id: string, before: string) {
  const { payment_id, amount } = await shop.paymentOf(before);
  const intent = await shop.stripe.paymentIntents.create({
    amount,
    currency: 'usd',
    allowed_payment_method_types: ['card'],
    capture_method: 'manual',
    confirm: true,
    payment_method: 'pm_card_visa',
    metadata: { restaurant_id, order_id, payment_id },
  });
  await shop.db
    .update(payments)
    .set({ provider_ref: intent.id })
    .where(eq(payments.payment_id, payment_id));
  return intent.id;
}

async function holdAtNmi(orderid: string, amount: string): Promise<void> {
  await fetch(`${shop.sandboxUrl}/nmi/api/transact.php`, {
    method: 'POST',
    body: new URLSearchParams({
      security_key: 'nmi_sandbox_security_key',
      type: 'auth',
      payment_token: await tokenOfNmi(shop.sandboxUrl, 'good'),
      dup_seconds: '0',
      currency: 'USD',
      amount,
      orderid,
    }),
  });
}

async function holdAtBambora(order_number: string, amount: number): Promise<void> {
  const code = await tokenOfBambora(shop.sandboxUrl, 'good');
  const token = { name: 'Ada Guest', code, complete: false };
  const passcode = Buffer.from('300200578:bambora_sandbox_passcode').toString('base64');
  await fetch(`${shop.sandboxUrl}/bambora/v1/payments`, {
    method: 'POST',
    headers: { authorization: `Passcode ${passcode}`, 'content-type': 'application/json' },
    body: JSON.stringify({ order_number, amount, payment_method: 'token', token }),
  });
}

describe.each(['STRIPE', 'NMI', 'BAMBORA'] as const)('%s', (service) => {
  test('what is held is taken once', async () => {
    const { ref, name, amount } = await held(service);
    const processor = processorOf(service);
    expect(await processor.lookUp(ref)).toMatchObject({
      ok: true,
      value: { status: 'AUTHORIZED', amount },
    });
    for (let times = 0; times < 2; times += 1)
      expect(await processor.capture(ref)).toMatchObject({
        ok: true,
        value: { status: 'CAPTURED', amount_received: amount, amount_refunded: 0 },
      });
    expect(await theirMoney(shop, service, name)).toEqual({ captured: amount, refunded: 0 });
  });

  test('what is held is let go, and cannot be taken any more', async () => {
    const { ref, name } = await held(service);
    const processor = processorOf(service);
    expect(await processor.cancel(ref)).toMatchObject({ ok: true, value: { status: 'CANCELLED' } });
    expect(await processor.capture(ref)).toMatchObject({
      ok: true,
      value: { status: 'CANCELLED' },
    });
    expect((await theirMoney(shop, service, name)).captured).toBe(0);
  });

  test('what is taken is not cancelled: the answer is how it stands', async () => {
    const { ref, amount } = await held(service);
    const processor = processorOf(service);
    await processor.capture(ref);
    expect(await processor.cancel(ref)).toMatchObject({
      ok: true,
      value: { status: 'CAPTURED', amount_received: amount },
    });
  });
});
