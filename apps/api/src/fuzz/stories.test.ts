import fc from 'fast-check';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orders, payments } from '../db/schema/index';
import { runOutbox } from '../jobs/outbox';
import { runReconciliation } from '../jobs/reconciliation';
import { HOLD_MS } from '../modules/bills/claim-share';
import { expectBooksEqual } from '../modules/campaigns/testing/expect-books-equal';
import { expectUsesOfOrders, forgetUses } from '../modules/campaigns/testing/expect-uses';
import {
  type Diner,
  type Dining,
  startDining,
} from '../modules/payments/settle/testing/start-dining';
import { asRefusal } from './as-refusal';
import { addPayers, campaignsOf, openPayment, type Payer, payFirst } from './pay-first';
import {
  expectedTotals,
  OFFERS_YAML,
  type Round,
  type Step,
  storyOf,
  type Tip,
  total,
} from './story';

/** More of them: `npm run fuzz:stories` has 1,000 of 50 steps. */
const STORIES = Number(process.env['COMANDA_STORIES'] ?? 5);
const STEPS = Number(process.env['COMANDA_STORY_STEPS'] ?? 20);
const MINUTE_MS = 60_000;
const SEED = Number(process.env['COMANDA_SEED'] ?? 20_261_120);

type Known = { readonly rounds: Round[]; tip: Tip; isCancelled: boolean };

/** All replies to clients in one story: the first of the three ledgers. */
type Told = {
  readonly orders: Map<string, Known>;
  readonly payers: readonly Payer[];
  diners: Diner[];
  captured: number;
  refunded: number;
};

const counts = new Map<string, number>();
const sums = { captured: 0, refunded: 0, orders: 0 };
let shop: Dining;
let staff: string;

beforeAll(async () => {
  shop = await startDining({ campaigns: OFFERS_YAML, config: { trustedProxies: 1 } });
}, 60_000);
afterAll(() => shop.close());

test(
  'R11: whatever happens at a table, totals are what was ordered, and money is where it belongs',
  async () => {
    await fc.assert(
      fc.asyncProperty(storyOf(STEPS), (story) => live(story)),
      { seed: SEED, numRuns: STORIES, endOnFailure: true },
    );
    const told = [...counts].toSorted(([a], [b]) => a.localeCompare(b));
    process.stdout.write(
      `Stories: seed ${SEED}, ${STORIES} of at most ${STEPS} steps: ${told.map(([what, n]) => `${n} × ${what}`).join(', ')}\n` +
        `  ours: ${sums.orders} orders; ${sums.captured} cents captured and ${sums.refunded} given back, ` +
        `the same in what people were told, in our database and in the processor’s ledger\n`,
    );
  },
  120_000 + STORIES * STEPS * 2000,
);

async function live(story: readonly Step[]): Promise<void> {
  shop.advance(61_000);
  staff = await shop.staffToken();
  await shop.clear(staff, 'TAB1');
  await forgetUses(shop.db);
  const began = shop.deps.clock.now();
  const told: Told = {
    orders: new Map(),
    payers: await addPayers(shop),
    diners: [],
    captured: 0,
    refunded: 0,
  };
  await sitDown(told);
  for (const step of story) {
    const outcome = await take(step, told);
    const what = `${step.kind}: ${outcome}`;
    counts.set(what, (counts.get(what) ?? 0) + 1);
    await expectTotals(told);
    await expectUsesOfOrders(shop.db, began, { isSettled: false });
  }
  await settleDown(HOLDS_END_MS);
  await expectLedgers(told);
  await expectUsesOfOrders(shop.db, began, { isSettled: true });
  await expectBooksEqual(
    shop,
    told.payers.map(({ guest }) => guest.guest_id),
  );
}

/** Does one step; its status says how it went, which the model follows. */
async function take(step: Step, told: Told): Promise<number | string> {
  switch (step.kind) {
    case 'sits down':
      return await sitDown(told);
    case 'orders':
      return await order(diner(told, step.guest), step, told);
    case 'tips':
      return await setTip(step, told);
    case 'pays':
      return await pay(step, told);
    case 'goes to pay':
      return await openPayment(shop, nthOf(told.payers, step.payer), step);
    case 'pays first':
      return await payFirst(shop, nthOf(told.payers, step.payer), step.ending);
    case 'minutes pass':
      shop.advance(step.minutes * MINUTE_MS);
      return step.minutes;
    case 'the jobs run':
      await runJobs();
      return 200;
    case 'time passes':
      return await settleDown();
    case 'is refunded':
      return await refund(step.order, told);
    case 'is cancelled':
      return await cancel(step.order, told);
    case 'the table is closed':
      shop.advance(61_000);
      await shop.clear(staff, 'TAB1');
      told.diners = [];
      return await sitDown(told);
  }
}

async function sitDown(told: Told): Promise<number> {
  shop.advance(61_000);
  if (told.diners.length < 6)
    told.diners.push(...(await shop.sit('TAB1', `Guest ${told.diners.length + 1}`)));
  return 200;
}

function diner({ diners }: Told, place: number): Diner {
  return nthOf(diners, place);
}

function nthOf<Value>(values: readonly Value[], place: number): Value {
  const found = values[place % values.length];
  if (found === undefined) throw new Error('The list is empty.');
  return found;
}

async function order(by: Diner, { dishes, offer }: Round, told: Told): Promise<number> {
  const campaigns = campaignsOf(shop, offer);
  const { status, body } = await shop.round(by, [...dishes], { campaigns });
  if (status !== 200) return asRefusal(status, body.code);
  const known = told.orders.get(body.order.order_id);
  const round = { dishes, offer };
  if (known === undefined)
    told.orders.set(body.order.order_id, {
      rounds: [round],
      tip: { tip_fixed: 0 },
      isCancelled: false,
    });
  else known.rounds.push(round);
  return status;
}

async function setTip(step: Step & { kind: 'tips' }, told: Told): Promise<number | string> {
  const chosen = nth(told, step.order);
  if (chosen === undefined) return 'nothing there';
  const [order_id, known] = chosen;
  const by = diner(told, step.guest);
  const { status, body } = await shop.call('PATCH', `/orders/${order_id}/tip`, step.tip, by);
  if (status !== 200) return asRefusal(status, body.code);
  known.tip = step.tip;
  return status;
}

async function pay(step: Step & { kind: 'pays' }, told: Told): Promise<number | string> {
  const by = diner(told, step.guest);
  const { status, body } = await shop.pay(by, { share: step.share });
  if (status !== 200) return asRefusal(status, body.code);
  const { payment_intent_id, amount } = body.payment_intent;
  if (step.ending === 'leaves') return 'opened';
  const card = step.ending === 'pays' ? 'pm_card_visa' : 'pm_card_chargeDeclined';
  const isConfirmed = await shop.confirm(payment_intent_id, card).then(
    () => true,
    () => false,
  );
  if (!isConfirmed) return 'declined';
  const settled = await shop.settle(by, payment_intent_id);
  expect(settled.status).toBe(200);
  told.captured += amount;
  return 'paid';
}

async function refund(place: number, told: Told): Promise<number | string> {
  const chosen = nth(told, place);
  if (chosen === undefined) return 'nothing there';
  const { status, body } = await shop.call('POST', `/orders/${chosen[0]}/refund`, {}, asStaff());
  if (status !== 200) return asRefusal(status, body.code);
  told.refunded += body.refund.online;
  return status;
}

async function cancel(place: number, told: Told): Promise<number | string> {
  const chosen = nth(told, place);
  if (chosen === undefined) return 'nothing there';
  const [order_id, known] = chosen;
  const change = { status: 'ORDER_CANCELLED', cancel_reason: 'too_busy' };
  const { status, body } = await shop.call('POST', `/orders/${order_id}/status`, change, asStaff());
  if (status !== 200) return asRefusal(status, body.code);
  known.isCancelled = true;
  return status;
}

function asStaff() {
  return { token: staff };
}

function nth({ orders: known }: Told, place: number) {
  return [...known][place % Math.max(known.size, 1)];
}

/** After which nothing is held for a payment that nobody makes. */
const HOLDS_END_MS = 31 * MINUTE_MS;

/** Unpaid orders of guests who left expire, and amounts owed are refunded. */
async function settleDown(after_ms = HOLD_MS + 1000): Promise<number> {
  shop.advance(after_ms);
  await runJobs();
  return 200;
}

async function runJobs(): Promise<void> {
  await runReconciliation(shop.deps);
  for (let turn = 0; turn < 3; turn += 1) await runOutbox(shop.deps);
}

async function expectTotals(told: Told): Promise<void> {
  const rows = await rowsOf(told);
  const ours = rows.map((row) => [row.order_id, pick(row)]);
  const expected = rows.map(({ order_id }) => {
    const known = told.orders.get(order_id);
    return [order_id, known && expectedTotals(known.rounds, known.tip)];
  });
  expect(ours).toEqual(expected);
  expect(rows).toHaveLength(told.orders.size);
}

function pick({ subtotal, discount, tax_amount, tip_amount, total_with_tip_and_tax }: OrderRow) {
  return { subtotal, discount, tax_amount, tip_amount, total_with_tip_and_tax };
}

type OrderRow = typeof orders.$inferSelect;

function rowsOf(told: Told): Promise<OrderRow[]> {
  return shop.db
    .select()
    .from(orders)
    .where(inArray(orders.order_id, [...told.orders.keys()]));
}

type Intent = { id: string; amount: number; amount_captured: number; amount_refunded: number };

async function expectLedgers(told: Told): Promise<void> {
  const attempts = await shop.db
    .select()
    .from(payments)
    .where(inArray(payments.order_id, [...told.orders.keys()]));
  const captured = attempts.filter(({ status }) => status === 'CAPTURED' || status === 'REFUNDED');
  const ours = {
    captured: total(captured.map(({ amount }) => amount)),
    refunded: total(captured.map(({ refunded_amount }) => refunded_amount)),
  };
  const refs = new Set(attempts.map(({ provider_ref }) => provider_ref));
  const { intents } = (await shop.ledger()) as { intents: Intent[] };
  const own = intents.filter(({ id }) => refs.has(id));
  const theirs = {
    captured: total(own.map(({ amount_captured }) => amount_captured)),
    refunded: total(own.map(({ amount_refunded }) => amount_refunded)),
  };
  expect(ours).toEqual(theirs);
  expect(ours.captured).toBe(told.captured);
  expect(own.every((each) => each.amount_captured <= each.amount)).toBe(true);
  expect(ours.refunded).toBeGreaterThanOrEqual(told.refunded);
  expect(ours.refunded).toBeLessThanOrEqual(ours.captured);
  const open = attempts.filter(({ status }) => status === 'CREATED' || status === 'PROCESSING');
  expect(open).toEqual([]);
  const isNothingCancelled = [...told.orders.values()].every(({ isCancelled }) => !isCancelled);
  if (isNothingCancelled) expect(ours.refunded).toBe(told.refunded);
  const owed = total((await rowsOf(told)).map(({ total_with_tip_and_tax: each }) => each));
  expect(ours.captured).toBeLessThanOrEqual(owed);
  sums.captured += ours.captured;
  sums.refunded += ours.refunded;
  sums.orders += told.orders.size;
}
