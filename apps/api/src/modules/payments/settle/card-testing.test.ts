import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { orders } from '../../../db/schema/index';
import { type Diner, type Dining, startDining } from './testing/start-dining';

const CARDS = 5;

let shop: Dining;
let staff: string;
beforeAll(async () => {
  shop = await startDining();
  staff = await shop.staffToken();
}, 60_000);
beforeEach(async () => {
  shop.advance(61_000);
  await shop.clear(staff, 'TAB1');
});
afterAll(() => shop.close());

async function sitOne(name: string): Promise<Diner> {
  const [diner] = await shop.sit('TAB1', name);
  if (diner === undefined) throw new Error('nobody sits there');
  return diner;
}

/** Tries stolen cards for as long as payments are opened; says how many were tried and what stopped it. */
async function tryCards(diner: Diner, open: () => ReturnType<Dining['call']>) {
  for (let tried = 0; ; tried += 1) {
    const { status, body, headers } = await open();
    if (status !== 200 || tried > CARDS) {
      return { tried, status, code: body.code, retry_after: Number(headers['retry-after']) };
    }
    const { payment_intent_id } = body.payment_intent;
    await expect(shop.confirm(payment_intent_id, 'pm_card_chargeDeclined')).rejects.toThrow(
      'declined',
    );
    expect((await shop.settle(diner, payment_intent_id)).body.code).toBe('payment_declined');
  }
}

describe('T15: cards are tried', () => {
  const STOPPED = { tried: CARDS, status: 429 };

  test('five times for an order, whatever its dishes, and not again within the hour', async () => {
    const guest = { ...(await shop.newGuest()), table_id: '' };
    let multiplier = 0;
    function open() {
      // Another cart of the same guest is no other card.
      multiplier += 1;
      const items = [{ item_id: shop.ids.get('fries'), modifier_ids: [], multiplier }];
      const body = { ...shop.order(guest.guest_id, { items }), mode: 'before' };
      return shop.call('POST', '/payments/intent', body, guest);
    }
    const stopped = await tryCards(guest, open);
    expect(stopped).toMatchObject(STOPPED);
    expect(stopped.retry_after).toBeGreaterThan(3000);
    shop.advance(30 * 60_000);
    expect((await open()).status).toBe(429);
    const rows = await shop.db.select().from(orders).where(eq(orders.guest_id, guest.guest_id));
    expect(rows.filter(({ placed_at }) => placed_at !== null)).toEqual([]);
  });

  test('five times by a guest for a bill', async () => {
    const ada = await sitOne('Ada');
    await shop.round(ada, ['burger']);
    const stopped = await tryCards(ada, () => shop.pay(ada, { share: { kind: 'all' } }));
    expect(stopped).toMatchObject(STOPPED);
    expect(stopped.retry_after).toBeGreaterThan(3000);
  });
});

describe('T15: the kitchen cooks unpaid', () => {
  test('for a party at an open table, and for nobody who has left it', async () => {
    const ada = await sitOne('Ada');
    expect((await shop.round(ada, ['fries'])).body.order.status).toBe('ORDER_SENT_TO_KITCHEN');
    await shop.clear(staff, 'TAB1');
    const late = await shop.round(ada, ['soda']);
    expect([late.status, late.body.code]).toEqual([401, 'table_session_closed']);
  });
});
