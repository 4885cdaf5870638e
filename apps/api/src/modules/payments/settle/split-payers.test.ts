import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orders, payments } from '../../../db/schema/index';
import { runOutbox } from '../../../jobs/outbox';
import { net, payWith, theirMoney } from './testing/pay-as-guest';
import {
  type Counter,
  type PayGuest,
  type PayShop,
  SERVICES,
  startPayShop,
} from './testing/start-pay-shop';
import type { Reply } from './testing/start-shop';

const TABLES = `sections:
  - { key: room, name: Dining room }
tables:
  - { key: one, label: Table 1, local_id: TAB1, section: room }
`;
const PAYERS = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'];

let shop: PayShop;

beforeAll(async () => {
  shop = await startPayShop({ tables: TABLES });
}, 120_000);
afterAll(() => shop.close());

/** A party sits down, and each of it orders one portion. */
async function party({ restaurant_id, fries }: Counter): Promise<PayGuest[]> {
  const joined = await shop.call('POST', '/table/local', { restaurant_id, local_id: 'TAB1' });
  const { token, table } = joined.body;
  const { table_id } = table;
  const guests: PayGuest[] = [];
  for (const name of PAYERS) {
    const body = { restaurant_id, table_id, guest: { name } };
    const { guest_id } = (await shop.call('POST', '/table/addGuest', body, { token })).body;
    const item_instances = [{ item_id: fries, modifier_ids: [], multiplier: 1 }];
    const round = { restaurant_id, guest_id, item_instances };
    const key = randomUUID();
    const ordered = await shop.call('POST', '/orders/addToOrder', round, { token, key });
    expect(ordered).toMatchObject({ status: 200 });
    guests.push({ token, guest_id });
  }
  return guests;
}

async function claimAndPay(
  counter: Counter,
  guest: PayGuest,
  share: object,
  card: 'good' | 'bad' = 'good',
): Promise<Reply> {
  const { restaurant_id } = counter;
  const { token, guest_id } = guest;
  const claim = { restaurant_id, guest_id, share };
  const claimed = await shop.call('POST', '/orders/pay', claim, { token, key: randomUUID() });
  if (claimed.status !== 200) return claimed;
  const { payment_intent, response } = claimed.body;
  const { payment_intent_id } = payment_intent;
  return await payWith(shop, counter, guest, { payment_intent_id, response }, card);
}

test.each(SERVICES)(
  'R6, T18: %s: five pay one bill at once, some for all of it, and it is paid once',
  async (service) => {
    const counter = shop.counterOf(service);
    const guests = await party(counter);
    const wishes = guests.flatMap((guest) => [
      { guest, share: { kind: 'mine' } },
      { guest, share: { kind: 'all' } },
    ]);
    // One of them has a card that is declined first, where cards are looked at here.
    const [first] = guests;
    if (first !== undefined && (service === 'NMI' || service === 'BAMBORA'))
      expect((await claimAndPay(counter, first, { kind: 'mine' }, 'bad')).body.code).toBe(
        'payment_declined',
      );
    const replies = await Promise.all(
      wishes.map(({ guest, share }) => claimAndPay(counter, guest, share)),
    );
    // 402: the same guest wanted something else meanwhile, and nothing was charged for this.
    for (const { status } of replies) expect([200, 402, 409, 422]).toContain(status);
    // Guests refused as another pays try the rest.
    for (const guest of guests) await claimAndPay(counter, guest, { kind: 'all' });

    // Payments on pages abandoned meanwhile are refunded.
    await runOutbox(shop.deps);
    await runOutbox(shop.deps);

    const ids = guests.map(({ guest_id }) => guest_id);
    const made = await shop.db.select().from(orders).where(inArray(orders.guest_id, ids));
    const bill = made.reduce((sum, order) => sum + order.total_with_tip_and_tax, 0);
    const rows = await shop.db
      .select()
      .from(payments)
      .where(
        and(eq(payments.restaurant_id, counter.restaurant_id), inArray(payments.guest_id, ids)),
      );
    let captured = 0;
    for (const { provider_ref, status } of rows) {
      if (provider_ref === null) continue;
      const theirs = net(await theirMoney(shop, service, provider_ref));
      expect([status, net(await shop.ourMoney(provider_ref))]).toEqual([status, theirs]);
      captured += theirs;
    }
    expect(captured).toBe(bill);
    expect(rows.filter(({ status }) => status === 'CAPTURED').length).toBeGreaterThan(0);
  },
);
