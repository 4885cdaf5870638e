import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runReconciliation } from '../../jobs/reconciliation';
import { PROBE_AFTER_MS } from '../../processors/breaker';
import { firstOrAll } from '../../testing/first-or-all';
import { type ReaderShop, startReaders } from './testing/start-readers';
import { unheld } from './testing/walk-reader';

const TOTAL = 2178;
/** How long the terminal's service is waited for in these tests; on a busy machine what does not hang is done by then. */
const PATIENCE = { sale_ms: 2_000, call_ms: 1_000 };

describe.each(firstOrAll(['json', 'xml']))(
  'R3, R17: a sale by SPIn in %s that is never answered',
  (spinProtocol) => {
    let shop: ReaderShop;
    beforeAll(async () => {
      shop = await startReaders({ spinProtocol, spinPatience: PATIENCE });
    }, 120_000);
    afterAll(() => shop.close());
    beforeEach(async () => {
      await shop.hand('spin/reset', {});
      // Closes the breakers that earlier tests opened.
      shop.advance(60_000);
    });

    /** Where this interface asks for a sale, and all that it is asked. */
    const SALE = spinProtocol === 'json' ? '*/Sale' : '*/cgi.html';

    /** A guest whose sale hangs. */
    async function sell(fault: object) {
      const guest = await shop.seat();
      const name = await shop.opened(guest);
      await shop.hand('spin/faults', { kind: 'hang', ...fault });
      await shop.sell(name);
      return { guest, name };
    }

    test('and was made: it is being checked, then found, and the order is placed', async () => {
      const { guest, name } = await sell({ when: 'after', match: { path: SALE }, times: 1 });
      await shop.asking();
      await shop.act('present');
      expect(await shop.standing(name)).toMatchObject({ status: 'PROCESSING', failure: null });
      await unheld(shop);
      await shop.until(name, 'COMPLETE');
      expect((await shop.place(guest, name)).status).toBe(200);
      expect(await shop.sales()).toMatchObject([{ amount_captured: TOTAL, amount_refunded: 0 }]);
    });

    test('and never reached the terminal: it is being checked for a minute, then it is off, and nothing was taken', async () => {
      const { guest, name } = await sell({ when: 'before', match: { path: SALE }, times: 1 });
      await unheld(shop);
      expect(await shop.standing(name)).toMatchObject({ status: 'PROCESSING', failure: null });
      expect((await shop.place(guest, name)).body.code).toBe('payment_pending');
      shop.advance(61_000);
      await shop.until(name, 'FAILED');
      expect(await shop.sales()).toEqual([]);
    });

    test('nor is anything else: it has not failed however long that lasts, and is found once somebody answers', async () => {
      const { guest, name } = await sell({ when: 'after', match: { path: '*' } });
      await shop.asking();
      await shop.act('present');
      await unheld(shop);
      for (let minutes = 0; minutes < 30; minutes += 10) {
        expect(await shop.standing(name)).toMatchObject({ status: 'PROCESSING', failure: null });
        const { code } = (await shop.place(guest, name)).body;
        expect(['unavailable', 'payment_pending']).toContain(code);
        shop.advance(10 * 60_000);
        await runReconciliation(shop.deps);
      }
      expect(await shop.standing(name)).toMatchObject({ status: 'PROCESSING', failure: null });
      await fetch(`${shop.sandboxUrl}/_control/spin/faults`, { method: 'DELETE' });
      shop.advance(PROBE_AFTER_MS);
      await shop.until(name, 'COMPLETE');
      expect((await shop.place(guest, name)).status).toBe(200);
      expect(await shop.sales()).toMatchObject([{ amount_captured: TOTAL, amount_refunded: 0 }]);
    });
  },
);
