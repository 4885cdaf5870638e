import { and, eq, isNotNull } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { orders, payments } from '../../db/schema/index';
import { runOutbox } from '../../jobs/outbox';
import { runReconciliation } from '../../jobs/reconciliation';
import { REFUND_LOST_AFTER_MS } from '../payments/settle/refund-turn';
import { startCrashingServer } from '../payments/settle/testing/crashing-server';
import { type ReaderShop, startReaders } from './testing/start-readers';
import { type ReaderStep, type ReaderWalker, readerStep, walkReader } from './testing/walk-reader';

/** So many sequences; SEQUENCES asks for more. */
const SEQUENCES = Number(process.env['SEQUENCES'] ?? 8);

let shop: ReaderShop;
let server: Awaited<ReturnType<typeof startCrashingServer>>;

beforeAll(async () => {
  shop = await startReaders();
  server = await startCrashingServer(shop.deps);
}, 120_000);
afterAll(async () => {
  await server.close();
  await shop.close();
});

/** Time passes and the jobs run. What a server has asked of the reader may reach it late: it is cancelled whenever it comes. */
async function passTime(): Promise<void> {
  await shop.act('cancel');
  shop.advance(REFUND_LOST_AFTER_MS + 5_000);
  await runReconciliation(shop.deps);
  await runOutbox(shop.deps);
}

/** The reader has power, and time passes until nothing is left to do. */
async function rest(walker: ReaderWalker): Promise<void> {
  await fetch(`${shop.sandboxUrl}/_control/spin/faults`, { method: 'DELETE' });
  await shop.act('plug');
  for (let round = 0; round < 4; round += 1) await passTime();
  await vi.waitFor(async () => {
    await passTime();
    expect(server.isAsking()).toBe(false);
    await expectBooksEqual(walker);
  }, 20_000);
}

async function expectBooksEqual({ guest }: ReaderWalker): Promise<void> {
  const sales = await shop.sales();
  const rows = await shop.db
    .select()
    .from(payments)
    .where(and(eq(payments.guest_id, guest.guest_id), isNotNull(payments.provider_ref)));
  for (const { payment_id, status, amount, refunded_amount } of rows) {
    const sale = sales.find(({ reference_id }) => reference_id === payment_id);
    const isPaid = status === 'CAPTURED' || status === 'REFUNDED';
    const theirs = (sale?.amount_captured ?? 0) - (sale?.amount_refunded ?? 0);
    expect([status, isPaid ? amount - refunded_amount : 0]).toEqual([status, theirs]);
    expect(['CREATED', 'CAPTURED', 'REFUNDED', 'FAILED', 'CANCELLED']).toContain(status);
  }
  const made = await shop.db.select().from(orders).where(eq(orders.guest_id, guest.guest_id));
  for (const { order_id, status } of made) {
    const captured = rows.filter((row) => row.order_id === order_id && row.status === 'CAPTURED');
    expect(captured.length).toBeLessThanOrEqual(1);
    if (status === 'ORDER_OPEN') expect(captured).toHaveLength(0);
  }
}

test('R17: whatever guests, hands, networks and servers do at a reader, both books say the same', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(readerStep, { minLength: 3, maxLength: 10 }),
      async (steps: readonly ReaderStep[]) => {
        await shop.hand('spin/reset', {});
        const guest = await shop.seat();
        const walker: ReaderWalker = { guest, names: [], cancellation_token: '' };
        for (const step of steps) await walkReader(shop, server, walker, step);
        await rest(walker);
      },
    ),
    { numRuns: SEQUENCES },
  );
}, 180_000);
