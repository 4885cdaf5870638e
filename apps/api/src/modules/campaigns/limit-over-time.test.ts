import fc from 'fast-check';
import { afterAll, beforeAll, test } from 'vitest';
import { runOutbox } from '../../jobs/outbox';
import { runReconciliation } from '../../jobs/reconciliation';
import { expectBooksEqual } from './testing/expect-books-equal';
import { expectUsesOfOrders, forgetUses } from './testing/expect-uses';
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

test('a campaign for one order is used once, whatever time passes between the intent and the payment', async () => {
  const { shop } = hands;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 16 }), async (steps) => {
      const began = shop.deps.clock.now();
      const payers: Payer[] = [];
      for (let count = 0; count < GUESTS; count += 1)
        payers.push({ guest: await shop.newGuest(), payment_intent_id: null });
      for (const each of steps) {
        await take(each, payers);
        await expectUsesOfOrders(shop.db, began, { isSettled: false });
      }
      shop.advance(31 * MINUTE_MS);
      await runReconciliation(shop.deps);
      await runOutbox(shop.deps);
      await expectBooksEqual(
        shop,
        payers.map(({ guest }) => guest.guest_id),
      );
      await expectUsesOfOrders(shop.db, began, { isSettled: true });
      await forgetUses(shop.db);
    }),
    { numRuns: SEQUENCES },
  );
}, 180_000);
