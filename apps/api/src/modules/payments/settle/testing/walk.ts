import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { order_items, orders } from '../../../../db/schema/index';
import { runOutbox } from '../../../../jobs/outbox';
import { runReconciliation } from '../../../../jobs/reconciliation';
import type { startCrashingServer } from './crashing-server';
import {
  answerBank,
  type Card,
  type Opened,
  payOnPage,
  payWith,
  tokenOfBambora,
  validateNuvei,
  verifyNuvei,
} from './pay-as-guest';
import { until } from '../../../../testing/until';
import type { Counter, PayGuest, PayShop, Service } from './start-pay-shop';

/** One thing that happens while a guest pays. */
export type Step =
  | { readonly kind: 'want'; readonly portions: number; readonly tip: number }
  | { readonly kind: 'pay'; readonly card: Card }
  | { readonly kind: 'pay again' | 'ask' | 'fail at the bank' | 'hear' | 'look' | 'work' }
  | { readonly kind: 'leave the page' }
  | { readonly kind: 'give back'; readonly lines: 'all' | 'one' }
  | { readonly kind: 'fault'; readonly fault: 'dropAfterCommit' | 'dropBeforeCommit' | 'malformed' }
  | { readonly kind: 'die'; readonly at: number; readonly card: Card };

/** A guest on the way, with what the hands hold. */
export type Walker = {
  readonly counter: Counter;
  readonly guest: PayGuest;
  readonly told: URLSearchParams[];
  payment: Opened | null;
  tip: number;
};

/** Possible steps at a processor. Nuvei cannot be queried about a partial refund, so refunds there are full or none. */
export function stepsOf(service: Service): fc.Arbitrary<Step> {
  const card = fc.constantFrom<Card>(
    'good',
    'bad',
    ...(service === 'BAMBORA' ? (['bank'] as const) : []),
  );
  const lines = fc.constantFrom(
    ...(service === 'NUVEI' ? ['all' as const] : ['all' as const, 'one' as const]),
  );
  const fault = fc.constantFrom(
    'dropAfterCommit' as const,
    'dropBeforeCommit' as const,
    'malformed' as const,
  );
  return fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('want' as const),
        portions: fc.integer({ min: 2, max: 3 }),
        tip: fc.constantFrom(20, 21),
      }),
    },
    { weight: 5, arbitrary: fc.record({ kind: fc.constant('pay' as const), card }) },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constantFrom(
          'pay again' as const,
          'ask' as const,
          'fail at the bank' as const,
          'hear' as const,
          'look' as const,
          'work' as const,
        ),
      }),
    },
    { weight: 1, arbitrary: fc.constant({ kind: 'leave the page' as const }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('give back' as const), lines }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('fault' as const), fault }) },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('die' as const),
        at: fc.integer({ min: 1, max: 22 }),
        card,
      }),
    },
  );
}

/** Takes one step. What a server or a processor does not answer is as good as the step not taken: the next ones go on. */
export async function walk(
  shop: PayShop,
  server: Awaited<ReturnType<typeof startCrashingServer>>,
  walker: Walker,
  step: Step,
): Promise<void> {
  const { counter, guest, payment } = walker;
  switch (step.kind) {
    case 'want':
      return await want(shop, walker, step.portions, step.tip);
    case 'pay':
      if (payment === null) await want(shop, walker, 2, walker.tip);
      return await pay(shop, walker, step.card);
    case 'pay again':
      await want(shop, walker, 2, walker.tip);
      return await pay(shop, walker, 'good');
    case 'ask':
      if (payment !== null) await shop.orderAndPay(counter, guest, payment.payment_intent_id);
      return;
    case 'fail at the bank':
      return await failAtBank(shop, walker);
    case 'leave the page':
      walker.payment = null;
      return;
    case 'hear':
      for (const words of walker.told) await validateNuvei(shop, words);
      return await hearHeld(shop, counter.service);
    case 'look':
      shop.advance(2_000);
      return await runReconciliation(shop.deps);
    case 'work':
      return await runOutbox(shop.deps);
    case 'give back':
      return await giveBack(shop, walker, step.lines);
    case 'fault':
      await shop.controlOf(counter.service, 'faults', { kind: step.fault, times: 1 });
      return;
    case 'die':
      server.live(step.at);
      shop.callServer(server.url);
      try {
        await want(shop, walker, 2, walker.tip);
        await pay(shop, walker, step.card);
      } finally {
        shop.callServer();
      }
  }
}

/** Delivers the webhooks that a processor has held back, the last one first. */
export async function hearHeld(shop: PayShop, service: Service): Promise<void> {
  if (service === 'BAMBORA') return;
  await shop.controlOf(service, 'webhooks/release', { order: 'reverse' });
  await until(async () => {
    const told = await shop.controlOf(service, 'webhooks?limit=1000');
    const { deliveries } = told as { deliveries: { state: string }[] }; // the sandbox's own
    return deliveries.every(({ state }) => state === 'delivered' || state === 'held');
  });
}

async function want(shop: PayShop, walker: Walker, portions: number, tip: number): Promise<void> {
  const reply = await shop
    .intent(walker.counter, walker.guest, { portions, tip_fixed: tip })
    .catch(() => null);
  walker.tip = tip;
  if (reply?.status !== 200) return;
  const { payment_intent, response } = reply.body;
  walker.payment = { payment_intent_id: payment_intent.payment_intent_id, response };
}

async function pay(shop: PayShop, walker: Walker, card: Card): Promise<void> {
  const { counter, guest, payment } = walker;
  if (payment === null) return;
  if (counter.service !== 'NUVEI')
    return void (await payWith(shop, counter, guest, payment, card).catch(() => null));
  const words = await payOnPage(payment.response).catch(() => null);
  if (words === null) return;
  walker.told.push(words);
  await verifyNuvei(shop, words).catch(() => null);
}

async function failAtBank(shop: PayShop, { counter, guest, payment }: Walker): Promise<void> {
  if (payment === null || counter.service !== 'BAMBORA') return;
  const { payment_intent_id } = payment;
  const token = await tokenOfBambora(shop.sandboxUrl, 'bank');
  const asked = await shop.orderAndPay(counter, guest, payment_intent_id, token);
  if (asked.body.code !== 'payment_action_required') return;
  await answerBank(shop, payment_intent_id, asked.body.action.value, 'N');
}

async function giveBack(
  shop: PayShop,
  { counter, guest }: Walker,
  lines: 'all' | 'one',
): Promise<void> {
  const placed = await shop.db.select().from(orders).where(eq(orders.guest_id, guest.guest_id));
  const order = placed.find(({ status }) => status === 'ORDER_SENT_TO_KITCHEN');
  if (order === undefined) return;
  const ids = lines === 'all' ? undefined : [await firstLine(shop, order.order_id)];
  await shop.giveBack(counter, order.order_id, ids);
}

async function firstLine(shop: PayShop, order_id: string): Promise<string> {
  const [line] = await shop.db.select().from(order_items).where(eq(order_items.order_id, order_id));
  return line?.item_instance_id ?? '';
}
