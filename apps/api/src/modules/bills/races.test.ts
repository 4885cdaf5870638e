import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bill_shares, order_items, orders, payments } from '../../db/schema/index';
import { runReconciliation } from '../../jobs/reconciliation';
import { type Diner, type Dining, startDining } from '../payments/settle/testing/start-dining';
import { HOLD_MS } from './claim-share';

/** More of them: COMANDA_RACE_ROUNDS=1000, as `npm run races` does. */
const ROUNDS = Number(process.env['COMANDA_RACE_ROUNDS'] ?? 8);
const TIMEOUT_MS = 300_000 + ROUNDS * 10_000;
const SEED = Number(process.env['COMANDA_SEED'] ?? 20_261_120);
const MOST_PAYERS = Number(process.env['COMANDA_RACE_PAYERS'] ?? 8);

let shop: Dining;
let staff: string;

beforeAll(async () => {
  shop = await startDining({ config: { logLevel: 'warn' } });
  staff = await shop.staffToken();
}, 60_000);
afterAll(() => shop.close());

const dish = fc.constantFrom('fries', 'soda', 'burger');
const dishes = fc.array(dish, { minLength: 1, maxLength: 4 });
const tip = fc.constantFrom(
  {},
  { tip_percentage: 1500 },
  { tip_fixed: 123 },
  { tip_percentage: 0 },
);

/** A payer's request; lines are chosen by their index once they are known. */
const wish = fc.oneof(
  fc.constant({ kind: 'mine' } as const),
  fc.constant({ kind: 'all' } as const),
  fc.record({ kind: fc.constant('amount' as const), amount: fc.integer({ min: 60, max: 4000 }) }),
  fc.record({
    kind: fc.constant('parts' as const),
    parts: fc.integer({ min: 1, max: 2 }),
    parts_of: fc.integer({ min: 2, max: 5 }),
  }),
  fc.record({
    kind: fc.constant('items' as const),
    places: fc.uniqueArray(fc.nat(7), { minLength: 1 }),
  }),
);

const evening = fc.record({
  guests: fc.array(dishes, { minLength: 1, maxLength: MOST_PAYERS }),
  payers: fc.array(
    fc.record({
      guest: fc.nat(MOST_PAYERS - 1),
      wish,
      tip,
      ending: fc.constantFrom('pays', 'pays', 'pays', 'leaves', 'is declined'),
    }),
    { minLength: 2, maxLength: MOST_PAYERS, size: 'max' },
  ),
  /** Events meanwhile. */
  rounds: fc.array(fc.tuple(fc.nat(MOST_PAYERS - 1), dishes), { maxLength: 2 }),
  tips: fc.array(fc.tuple(fc.nat(MOST_PAYERS - 1), tip), { maxLength: 2 }),
});

type Evening = typeof evening extends fc.Arbitrary<infer Value> ? Value : never;

const told = { payers: 0, opened: 0, refused: new Map<string, number>(), captured: 0 };

test(
  'R6: however many pay one bill at once, what is captured is what it comes to',
  async () => {
    await fc.assert(
      fc.asyncProperty(evening, (night) => spend(night)),
      { numRuns: ROUNDS, seed: SEED, endOnFailure: true },
    );
    process.stdout.write(
      `Bills: seed ${SEED}, ${ROUNDS} rounds, ${told.payers} payers: ${told.opened} got a share, the others were told ` +
        `${[...told.refused].map(([code, count]) => `${code} (${count})`).join(', ')}; ` +
        `${told.captured} cents captured, the same in the guests’ replies, our database and the processor’s ledger.\n`,
    );
  },
  TIMEOUT_MS,
);

async function spend({ guests, payers, rounds, tips }: Evening): Promise<void> {
  await shop.clear(staff, 'TAB1');
  // A code is asked for as often as there are evenings; the limit is for guessers.
  shop.advance(60_000);
  staff = await shop.staffToken();
  const diners = await shop.sit('TAB1', ...guests.map((_, place) => `Guest ${place + 1}`));
  const first = await Promise.all(
    diners.map((diner, place) => shop.round(diner, guests[place] ?? ['fries'])),
  );
  const lines = first.flatMap(({ body }) => itemsOf(body.order));
  const [any] = diners;
  if (any === undefined) throw new Error('nobody sits there');
  function who(place: number): Diner {
    return diners[place % diners.length] ?? (any as Diner); // checked above
  }

  const opened = await Promise.all([
    ...payers.map(async ({ guest, wish: wanted, tip: own, ending }) => {
      const share =
        wanted.kind === 'items'
          ? { kind: 'items', item_instance_ids: wanted.places.flatMap((at) => lines[at] ?? []) }
          : wanted;
      const reply = await shop.pay(who(guest), { share, ...own });
      told.payers += 1;
      if (reply.status !== 200) {
        expect([400, 409, 422]).toContain(reply.status);
        const code = String(reply.body.code);
        told.refused.set(code, (told.refused.get(code) ?? 0) + 1);
        return null;
      }
      told.opened += 1;
      return await follow(who(guest), reply.body.payment_intent, ending);
    }),
    ...rounds.map(([guest, keys]) => shop.round(who(guest), keys).then(() => null)),
    ...tips.map(([guest, own]) => changeTip(who(guest), first[guest % first.length], own)),
  ]);

  // Unpaid or declined payments leave shares that go back to the bill.
  shop.advance(HOLD_MS + 1000);
  await runReconciliation(shop.deps);
  const left = await shop.bill(any);
  expect(left.claimed).toBe(0);
  let paid = opened.reduce((sum: number, amount) => sum + (amount ?? 0), 0);
  if (left.open > 0) {
    const last = await shop.pay(any, { share: { kind: 'all' } });
    // The processor takes nothing below fifty cents; that is for the counter.
    if (last.status === 200) {
      paid += (await follow(any, last.body.payment_intent, 'pays')) ?? 0;
    } else expect(left.open).toBeLessThan(50);
  }
  const bill = await shop.bill(any);
  expect(bill.paid).toBe(paid);
  if (bill.open > 0) expect(bill.open).toBeLessThan(50);
  await compareLedgers(bill, paid);
  told.captured += paid;
}

/** Completes an opened payment as its payer; returns the captured amount. */
async function follow(
  diner: Diner,
  intent: { payment_intent_id: string; amount: number },
  ending: string,
): Promise<number | null> {
  const { payment_intent_id, amount } = intent;
  if (ending === 'leaves') return null;
  const card = ending === 'pays' ? 'pm_card_visa' : 'pm_card_chargeDeclined';
  const isConfirmed = await shop.confirm(payment_intent_id, card).then(
    () => true,
    () => false,
  );
  if (!isConfirmed) return null;
  const settled = await shop.settle(diner, payment_intent_id);
  expect(settled.body).toMatchObject({ order: {} });
  return amount;
}

async function changeTip(
  { token }: Diner,
  placed: { body: { order: { order_id: string } } } | undefined,
  own: object,
): Promise<null> {
  const order_id = placed?.body.order.order_id ?? randomUUID();
  const reply = await shop.call('PATCH', `/orders/${order_id}/tip`, own, { token });
  expect([200, 404, 409, 422]).toContain(reply.status);
  return null;
}

async function compareLedgers(
  bill: { total: number; open: number; order_ids: string[] },
  paid: number,
): Promise<void> {
  const rows = await shop.db.select().from(orders).where(inArray(orders.order_id, bill.order_ids));
  const total = rows.reduce((sum, row) => sum + row.total_with_tip_and_tax, 0);
  expect(total).toBe(bill.total);
  const [session] = rows;
  if (session === undefined) throw new Error('a bill without orders');
  const shares = await shop.db
    .select()
    .from(bill_shares)
    .where(
      and(
        eq(bill_shares.table_session_id, session.table_session_id),
        eq(bill_shares.status, 'PAID'),
      ),
    );
  expect(shares.reduce((sum, { amount }) => sum + amount, 0)).toBe(paid);
  const attempts = await shop.db
    .select()
    .from(payments)
    .where(inArray(payments.order_id, bill.order_ids));
  const refs = new Set(attempts.map(({ provider_ref }) => provider_ref));
  const { intents } = (await shop.ledger()) as {
    intents: { id: string; amount_captured: number; amount_refunded: number }[];
  };
  const captured = intents
    .filter(({ id }) => refs.has(id))
    .reduce((sum, each) => sum + each.amount_captured - each.amount_refunded, 0);
  expect(captured).toBe(paid);
  expect(captured + bill.open).toBe(total);
  const lines = await shop.db
    .select()
    .from(order_items)
    .where(inArray(order_items.order_id, bill.order_ids));
  const isPaid = lines.every(({ has_paid }) => has_paid === 'PAYMENT_PAID_ONLINE');
  expect(isPaid).toBe(bill.open === 0);
}

function itemsOf(order: { items: { item_instance_id: string }[] }): string[] {
  return order.items.map(({ item_instance_id }) => item_instance_id);
}
