import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { orders } from '../../../../db/schema/index';
import { runOutbox } from '../../../../jobs/outbox';
import { runReconciliation } from '../../../../jobs/reconciliation';
import { net, type Opened, theirMoney, tipFor } from './pay-as-guest';
import type { Counter, PayShop, Service } from './start-pay-shop';

/** How long a processor is waited for in these tests; on a busy machine each call that nothing is wrong with ends by then. */
export const PROCESSOR_TIMEOUT_MS = 1_000;
/** Longer than anybody waits. */
const LATE_MS = PROCESSOR_TIMEOUT_MS * 1.5;

export const FAULTS = {
  'no answer in time, and nothing done': { kind: 'hang', when: 'before' },
  'no answer in time, and all done': { kind: 'hang', when: 'after' },
  'done long after anybody waits': { kind: 'delay', delay_ms: LATE_MS, when: 'before' },
  'an answer long after anybody waits': { kind: 'delay', delay_ms: LATE_MS, when: 'after' },
  '500 before': { kind: 'status', status: 500, when: 'before' },
  '500 after': { kind: 'status', status: 500, when: 'after' },
  'the line breaks before': { kind: 'dropBeforeCommit' },
  'the line breaks after': { kind: 'dropAfterCommit' },
  'half an answer': { kind: 'malformed' },
  'another amount in the answer': { kind: 'wrong_amount' },
} as const;

export type Fault = (typeof FAULTS)[keyof typeof FAULTS];

/** Only our clock is moved on: what the processor is slow with it has done after this. */
export async function untilDone(fault: Fault): Promise<void> {
  if (fault.kind === 'delay') await sleep(fault.delay_ms);
}

/** Where a charge is asked for. Stripe is confirmed by the browser: there, what the server asks for is the look. */
export const CHARGES: Readonly<Record<Exclude<Service, 'NUVEI'>, object>> = {
  STRIPE: { method: 'GET', path: '/v1/payment_intents/*' },
  NMI: { path: '/nmi/api/transact.php' },
  BAMBORA: { method: 'POST', path: '/bambora/v1/payments' },
};

/** Those that this server asks while a guest pays. Nuvei's page is between the guest and Nuvei. */
export const CHARGED = ['STRIPE', 'NMI', 'BAMBORA'] as const;

export type FaultCase = Awaited<ReturnType<typeof openFor>>;

/** A guest with a payment in hand. */
export async function openFor(
  shop: PayShop,
  service: Service,
  counter: Counter = shop.counterOf(service),
) {
  const guest = await shop.newGuestAt(counter);
  const reply = await shop.intent(counter, guest, { tip_fixed: tipFor(service, 'good') });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  const { payment_intent, response, order_id } = reply.body;
  const payment: Opened = { payment_intent_id: payment_intent.payment_intent_id, response };
  return { counter, guest, payment, order_id: order_id as string };
}

/** Time passes, the jobs run, and what is left is known: money and order on both sides. */
export async function settleAll(
  shop: PayShop,
  { payment, order_id, counter }: FaultCase,
  wait_ms = 60_000,
) {
  shop.advance(wait_ms);
  await runReconciliation(shop.deps);
  await runOutbox(shop.deps);
  const [order] = await shop.db.select().from(orders).where(eq(orders.order_id, order_id));
  const { payment_intent_id } = payment;
  return {
    status: (await shop.paymentOf(payment_intent_id)).status,
    order: order?.status,
    reason: order?.cancel_reason,
    ours: net(await shop.ourMoney(payment_intent_id)),
    theirs: net(await theirMoney(shop, counter.service, payment_intent_id)),
  };
}
