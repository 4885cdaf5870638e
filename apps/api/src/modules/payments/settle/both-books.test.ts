import { and, eq, isNotNull } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orders, payments } from '../../../db/schema/index';
import { runOutbox } from '../../../jobs/outbox';
import { runReconciliation } from '../../../jobs/reconciliation';
import { REFUND_LOST_AFTER_MS } from './refund-turn';
import { firstOrAll } from '../../../testing/first-or-all';
import { startCrashingServer } from './testing/crashing-server';
import { theirMoney } from './testing/pay-as-guest';
import { hearHeld, type Step, stepsOf, type Walker, walk } from './testing/walk';
import { type PayShop, SERVICES, type Service, startPayShop } from './testing/start-pay-shop';

/** So many sequences per processor; SEQUENCES asks for more. */
const SEQUENCES = Number(process.env['SEQUENCES'] ?? 8);
const LOST_MS = REFUND_LOST_AFTER_MS + 5_000;

/** Those that tell of payments by themselves. */
const TELLING = ['STRIPE', 'NUVEI', 'NMI'] as const;

let shop: PayShop;
let server: Awaited<ReturnType<typeof startCrashingServer>>;

beforeAll(async () => {
  shop = await startPayShop({
    config: { reconcileAfterSeconds: 1, reconcileEverySeconds: 1 },
    patience_ms: 1_000,
  });
  server = await startCrashingServer(shop.deps);
  for (const service of TELLING) await shop.controlOf(service, 'webhooks', { mode: 'hold' });
}, 120_000);
afterAll(async () => {
  await server.close();
  await shop.close();
});

/** Completes work under way: Nuvei's messages are sent again, time passes, and the jobs run until nothing is left. */
async function rest(walker: Walker): Promise<void> {
  await shop.clearFaults(walker.counter.service);
  // Nuvei repeats what it has to say until it is told OK. The others may have said it for nothing.
  if (walker.counter.service === 'NUVEI') await hearHeld(shop, 'NUVEI');
  if (walker.counter.service === 'NMI') await shop.controlOf('NMI', 'settle', {});
  for (let round = 0; round < 4; round += 1) {
    shop.advance(LOST_MS);
    await runReconciliation(shop.deps);
    await runOutbox(shop.deps);
  }
}

async function expectBooksEqual(service: Service, { guest }: Walker): Promise<void> {
  const rows = await shop.db
    .select()
    .from(payments)
    .where(and(eq(payments.guest_id, guest.guest_id), isNotNull(payments.provider_ref)));
  for (const { provider_ref, status } of rows) {
    const ref = provider_ref ?? '';
    const [ours, theirs] = [await shop.ourMoney(ref), await theirMoney(shop, service, ref)];
    expect([status, ours.captured - ours.refunded]).toEqual([
      status,
      theirs.captured - theirs.refunded,
    ]);
  }
  // Each order that was placed was paid once; what was not placed keeps nobody's money.
  const made = await shop.db.select().from(orders).where(eq(orders.guest_id, guest.guest_id));
  for (const { order_id, status } of made) {
    const captured = rows.filter((row) => row.order_id === order_id && row.status === 'CAPTURED');
    expect(captured.length).toBeLessThanOrEqual(1);
    if (status === 'ORDER_OPEN') expect(captured).toHaveLength(0);
  }
}

test.each(firstOrAll(SERVICES))(
  '%s: whatever guests, staff, networks and servers do, both books say the same',
  async (service) => {
    const counter = shop.counterOf(service);
    await fc.assert(
      fc.asyncProperty(
        fc.array(stepsOf(service), { minLength: 3, maxLength: 9 }),
        async (steps: readonly Step[]) => {
          const guest = await shop.newGuestAt(counter);
          const walker: Walker = { counter, guest, told: [], payment: null, tip: 20 };
          for (const step of steps) await walk(shop, server, walker, step);
          await rest(walker);
          await expectBooksEqual(service, walker);
        },
      ),
      { numRuns: SEQUENCES },
    );
  },
  180_000,
);
