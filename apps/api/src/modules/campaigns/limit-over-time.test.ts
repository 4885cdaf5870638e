import { inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  campaign_redemptions,
  campaign_uses,
  order_campaigns,
  orders,
  payments,
} from '../../db/schema/index';
import { runOutbox } from '../../jobs/outbox';
import { runReconciliation } from '../../jobs/reconciliation';
import { type CampaignShop, type Guest, startCampaignShop } from './testing/start-campaign-shop';

/** So many sequences; SEQUENCES asks for more. */
const SEQUENCES = Number(process.env['SEQUENCES'] ?? 12);
const MINUTE_MS = 60_000;
const GUESTS = 3;

type Payer = { readonly guest: Guest; payment_intent_id: string | null };

const who = fc.nat(GUESTS - 1);
/** Steps between the intent and the payment of a campaign that one order may use. */
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('opens' as const), who }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('confirms' as const), who }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('asks' as const), who }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('orders at the counter' as const), who }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('time passes' as const),
      minutes: fc.constantFrom(1, 20, 31, 120),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('the job runs' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

let hands: CampaignShop;

beforeAll(async () => {
  hands = await startCampaignShop();
}, 60_000);
afterAll(() => hands.shop.close());

async function take(each: Step, payers: readonly Payer[]): Promise<void> {
  const { shop } = hands;
  if (each.kind === 'time passes') return shop.advance(each.minutes * MINUTE_MS);
  if (each.kind === 'the job runs') return await runReconciliation(shop.deps);
  const payer = payers[each.who];
  if (payer === undefined) return;
  const { guest, payment_intent_id } = payer;
  const wanted = { campaigns: [hands.added('first-only', 'FIRST')] };
  switch (each.kind) {
    case 'opens': {
      const { status, body } = await hands.openIntent(guest, wanted);
      if (status === 200) payer.payment_intent_id = body.payment_intent.payment_intent_id;
      return;
    }
    case 'confirms':
      // One that was closed or is paid takes no card.
      if (payment_intent_id !== null) await shop.confirm(payment_intent_id).catch(() => null);
      return;
    case 'asks':
      if (payment_intent_id !== null) await hands.payWith(guest, payment_intent_id);
      return;
    case 'orders at the counter':
      await hands.place(guest, wanted);
  }
}

/** Returns how many placed orders have the campaign. */
async function countPlaced(payers: readonly Payer[]): Promise<number> {
  const { db } = hands.shop;
  const made = await db
    .select()
    .from(orders)
    .where(inArray(orders.guest_id, guestIds(payers)));
  const placed = made.filter(({ placed_at, status }) => placed_at && status !== 'ORDER_CANCELLED');
  const ids = placed.map(({ order_id }) => order_id);
  if (ids.length === 0) return 0;
  const used = await db
    .select()
    .from(order_campaigns)
    .where(inArray(order_campaigns.order_id, ids));
  return new Set(used.map(({ order_id }) => order_id)).size;
}

/** Money at the processor is that of placed orders. */
async function expectBooksEqual(payers: readonly Payer[]): Promise<void> {
  const { db, ledger } = hands.shop;
  const rows = await db
    .select()
    .from(payments)
    .where(inArray(payments.guest_id, guestIds(payers)));
  const { intents } = (await ledger()) as { intents: Intent[] }; // the sandbox's own
  for (const { provider_ref, status, amount } of rows) {
    const theirs = intents.find(({ id }) => id === provider_ref);
    const kept = (theirs?.amount_captured ?? 0) - (theirs?.amount_refunded ?? 0);
    expect([status, kept]).toEqual([status, status === 'CAPTURED' ? amount : 0]);
  }
}

type Intent = { id: string; amount_captured: number; amount_refunded: number };

function guestIds(payers: readonly Payer[]): string[] {
  return payers.map(({ guest }) => guest.guest_id);
}

test('a campaign for one order is used once, whatever time passes between the intent and the payment', async () => {
  const { shop } = hands;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 16 }), async (steps) => {
      const payers: Payer[] = [];
      for (let count = 0; count < GUESTS; count += 1)
        payers.push({ guest: await shop.newGuest(), payment_intent_id: null });
      for (const each of steps) {
        await take(each, payers);
        expect(await hands.usesOf('first-only')).toBeLessThanOrEqual(1);
        expect(await countPlaced(payers)).toBeLessThanOrEqual(1);
      }
      shop.advance(31 * MINUTE_MS);
      await runReconciliation(shop.deps);
      await runOutbox(shop.deps);
      await expectBooksEqual(payers);
      expect(await hands.usesOf('first-only')).toBe(await countPlaced(payers));
      await shop.db.delete(campaign_redemptions);
      await shop.db.update(campaign_uses).set({ uses: 0 });
    }),
    { numRuns: SEQUENCES },
  );
}, 180_000);
