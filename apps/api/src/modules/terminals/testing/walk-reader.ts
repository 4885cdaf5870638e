import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { order_items, orders, terminal_payments } from '../../../db/schema/index';
import { runOutbox } from '../../../jobs/outbox';
import { runReconciliation } from '../../../jobs/reconciliation';
import type { startCrashingServer } from '../../payments/settle/testing/crashing-server';
import { until } from '../../../testing/until';
import type { Reply } from '../../payments/settle/testing/start-shop';
import type { ReaderShop, Seated } from './start-readers';

/** One thing that happens while a guest pays at a reader. */
export type ReaderStep =
  | { readonly kind: 'tap'; readonly outcome: 'approve' | 'decline' }
  | {
      readonly kind:
        | 'sell'
        | 'sell again'
        | 'cancel at the reader'
        | 'call off'
        | 'pull the plug'
        | 'plug in'
        | 'ask'
        | 'place'
        | 'go to the counter'
        | 'look'
        | 'work'
        | 'wait';
    }
  | { readonly kind: 'give back'; readonly lines: 'all' | 'one' }
  | { readonly kind: 'fault'; readonly fault: Fault; readonly call: string }
  | { readonly kind: 'die'; readonly at: number; readonly outcome: 'approve' | 'decline' };

type Fault = 'dropAfterCommit' | 'dropBeforeCommit' | 'malformed' | 'wrong_amount';

/** A guest at the kiosk, with what the hands and the page hold. */
export type ReaderWalker = {
  readonly guest: Seated;
  readonly names: string[];
  cancellation_token: string;
};

export const readerStep: fc.Arbitrary<ReaderStep> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('tap' as const), outcome: outcome() }) },
  { weight: 4, arbitrary: fc.constant({ kind: 'sell' as const }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'sell again' as const,
        'cancel at the reader' as const,
        'call off' as const,
        'pull the plug' as const,
        'plug in' as const,
        'ask' as const,
        'place' as const,
        'go to the counter' as const,
        'look' as const,
        'work' as const,
        'wait' as const,
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('give back' as const),
      lines: fc.constantFrom('all' as const, 'one' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('fault' as const),
      fault: fc.constantFrom<Fault>(
        'dropAfterCommit',
        'dropBeforeCommit',
        'malformed',
        'wrong_amount',
      ),
      call: fc.constantFrom('Sale', 'Status', 'Void', 'Return', 'AbortTransaction'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('die' as const),
      at: fc.integer({ min: 1, max: 12 }),
      outcome: outcome(),
    }),
  },
);

function outcome() {
  return fc.constantFrom('approve' as const, 'decline' as const);
}

/** Takes one step. What does not fit the moment does nothing, as when somebody taps a reader that asks for no card. */
export async function walkReader(
  shop: ReaderShop,
  server: Awaited<ReturnType<typeof startCrashingServer>>,
  walker: ReaderWalker,
  step: ReaderStep,
): Promise<void> {
  const { guest, names } = walker;
  const name = names.at(-1);
  switch (step.kind) {
    case 'sell':
    case 'sell again':
      return await sell(shop, walker, step.kind === 'sell again');
    case 'tap':
      return await tap(shop, step.outcome);
    case 'cancel at the reader':
      return void (await shop.act('cancel'));
    case 'call off':
      if (name !== undefined) await callOff(shop, name, walker.cancellation_token);
      return;
    case 'pull the plug':
      return void (await shop.act('unplug'));
    case 'plug in':
      return void (await shop.act('plug'));
    case 'ask':
      if (name !== undefined) await shop.standing(name);
      return;
    case 'place':
      if (name !== undefined) await shop.place(guest, name);
      return;
    case 'go to the counter': {
      const counter = { ...shop.order(guest.guest_id), payment_method: 'COUNTER' };
      await shop.call('POST', '/orders/orderAndPay', counter, guest);
      return;
    }
    case 'look':
      shop.advance(2_000);
      return await runReconciliation(shop.deps);
    case 'work':
      return await runOutbox(shop.deps);
    case 'wait':
      return shop.advance(20_000);
    case 'give back':
      return await giveBack(shop, guest, step.lines);
    case 'fault': {
      const match = { path: `*/${step.call}` };
      await shop.hand('spin/faults', { kind: step.fault, match, times: 1 });
      return;
    }
    case 'die':
      server.live(step.at);
      shop.callServer(server.url);
      try {
        await sell(shop, walker, false).catch(() => undefined);
        await tap(shop, step.outcome);
      } finally {
        shop.callServer();
      }
  }
}

/** Opens the payment that is to be sold, unless one is open that can be. */
async function sell(shop: ReaderShop, walker: ReaderWalker, isAnew: boolean): Promise<void> {
  const last = walker.names.at(-1);
  const opened = isAnew || last === undefined ? await shop.open(walker.guest) : null;
  const name: string | undefined = opened?.body?.payment_intent?.payment_intent_id ?? last;
  if (name === undefined) return;
  if (!walker.names.includes(name)) walker.names.push(name);
  const begun = await shop.sell(name);
  if (begun.status === 200) walker.cancellation_token = begun.body.cancellation_token;
}

/** Shows a card if the reader comes to ask for one. */
async function tap(shop: ReaderShop, how: 'approve' | 'decline'): Promise<void> {
  for (let tries = 0; tries < 20; tries += 1) {
    const { devices } = await shop.hand('devices');
    if (devices[0].state === 'waiting') return void (await shop.act('present', { outcome: how }));
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

function callOff(
  { restaurant_id, call, kiosk }: ReaderShop,
  payment_intent_id: string,
  cancellation_token: string,
): Promise<Reply> {
  const body = { restaurant_id, payment_intent_id, cancellation_token };
  return call('POST', '/terminal/cancelPayment', body, kiosk);
}

async function giveBack(shop: ReaderShop, guest: Seated, lines: 'all' | 'one'): Promise<void> {
  const [order] = await shop.db.select().from(orders).where(eq(orders.guest_id, guest.guest_id));
  if (order?.status !== 'ORDER_SENT_TO_KITCHEN') return;
  const { order_id } = order;
  const [line] = await shop.db.select().from(order_items).where(eq(order_items.order_id, order_id));
  const body = lines === 'all' ? {} : { item_instance_ids: [line?.item_instance_id ?? ''] };
  await shop.call('POST', `/orders/${order_id}/refund`, body, shop.staff);
}

/** Until no server listens to a reader any more; one that died does not, whatever it wrote down. */
export async function unheld({ db, deps }: ReaderShop): Promise<void> {
  await until(async () => {
    const rows = await db.select().from(terminal_payments);
    const now = deps.clock.now();
    return rows.every(
      ({ running_since, held_until }) =>
        running_since === null || held_until === null || held_until <= now,
    );
  }, 'A server still listens to a reader.');
}
