import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { payments, terminal_payments } from '../../db/schema/index';
import { runOutbox } from '../../jobs/outbox';
import { runReconciliation } from '../../jobs/reconciliation';
import { isOpenPayment } from '../payments/settle/payment-transitions';
import { startCrashingServer } from '../payments/settle/testing/crashing-server';
import { until } from '../../testing/until';
import { HELD_FOR_MS } from './terminal-payments';
import { type ReaderShop, startReaders, TPN } from './testing/start-readers';

/** More boundaries than a sale has. */
const MOST_BOUNDARIES = 40;

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
beforeEach(() => shop.hand('spin/reset', {}));

const OUTCOMES = {
  approved: { act: ['present', { outcome: 'approve' }], status: 'CAPTURED' },
  declined: { act: ['present', { outcome: 'decline' }], status: 'FAILED' },
  'cancelled by the guest': { act: ['cancel', {}], status: 'CANCELLED' },
  'approved, and its answer lost': {
    act: ['present', { outcome: 'approve' }],
    status: 'CAPTURED',
    fault: { kind: 'dropAfterCommit', match: { path: '*/Sale' }, times: 1 },
  },
} as const;

/** Does what the guest does once the reader asks for a card; that of a server that died may never ask. */
async function answer(act: string, body: object): Promise<void> {
  await until(async () => {
    const willNotAsk = server.isDead() && !server.isAsking();
    const { devices } = await shop.hand('devices');
    const device = devices.find((each: { id: string }) => each.id === TPN);
    if (device.state === 'waiting') {
      await shop.act(act, body);
      return true;
    }
    return willNotAsk;
  });
}

async function paymentOf(name: string) {
  const [payment] = await shop.db.select().from(payments).where(eq(payments.provider_ref, name));
  if (payment === undefined) throw new Error(`No payment is called ${name}.`);
  return payment;
}

/** Whether the server has done with the reader: it asked for a card, and asks no more. */
async function isGivenBack(name: string): Promise<boolean> {
  const [row] = await shop.db
    .select({ running_since: terminal_payments.running_since, sent_at: payments.sent_at })
    .from(terminal_payments)
    .innerJoin(payments, eq(payments.payment_id, terminal_payments.payment_id))
    .where(eq(payments.provider_ref, name));
  return row !== undefined && row.sent_at !== null && row.running_since === null;
}

test.each(Object.entries(OUTCOMES))(
  'R2, R17: a sale that is %s: the server dies at every boundary, and both books say the same',
  async (_name, { act: [act, body], status, ...rest }) => {
    for (let dies_at = 1; dies_at < MOST_BOUNDARIES; dies_at += 1) {
      await shop.hand('spin/reset', {});
      const name = await shop.opened(await shop.seat());
      if ('fault' in rest) await shop.hand('spin/faults', rest.fault);
      server.live(dies_at);
      shop.callServer(server.url);
      await shop.sell(name).catch(() => undefined);
      shop.callServer();
      await answer(act, body);
      await until(async () => server.isDead() || (await isGivenBack(name)));
      // A crashed server holds the reader no longer than this.
      shop.advance(HELD_FOR_MS + 1);
      await fetch(`${shop.sandboxUrl}/_control/spin/faults`, { method: 'DELETE' });
      // One that lives gives the reader back first, and then writes down what it was told.
      await until(async () => {
        shop.advance(60_000);
        await runReconciliation(shop.deps);
        await runOutbox(shop.deps);
        const [sold] = await shop.sales();
        return sold === undefined || !isOpenPayment((await paymentOf(name)).status);
      });

      const hasSurvived = !server.isDead();
      const payment = await paymentOf(name);
      const [sale] = await shop.sales();
      const taken = sale?.amount_captured ?? 0;
      expect(payment.status === 'CAPTURED' ? payment.amount : 0).toBe(taken);
      // Asked or never asked, it is under way no more.
      const wanted = sale === undefined ? ['CREATED', 'FAILED'] : [status];
      expect(wanted).toContain(payment.status);
      const rows = await shop.db.select().from(terminal_payments);
      const now = shop.deps.clock.now();
      expect(rows.filter(({ held_until }) => held_until !== null && held_until > now)).toEqual([]);
      if (hasSurvived) {
        expect(dies_at).toBeGreaterThan(4);
        return;
      }
    }
    throw new Error('A sale has more boundaries than anything has.');
  },
  120_000,
);
