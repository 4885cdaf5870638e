import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { campaign_redemptions, campaign_uses, orders } from '../../db/schema/index';
import { cancelOrder } from '../payments/settle/close-paid-order';
import type { Shop } from '../payments/settle/testing/start-shop';
import { holdAgain, releaseRedemptions } from './redemption-store';
import { releaseStaleHolds } from './release-stale-holds';
import { type CampaignShop, type Guest, startCampaignShop } from './testing/start-campaign-shop';

let hands: CampaignShop;
let shop: Shop;
let statements: string[];

beforeAll(async () => {
  hands = await startCampaignShop();
  ({ shop, statements } = hands);
}, 60_000);
afterAll(() => shop.close());

describe('a campaign that can be used up', () => {
  function campaigns() {
    return [hands.added('first-only', 'FIRST')];
  }

  test('is had by one of fifty who order at once; the others are told, and nothing of theirs stays', async () => {
    const guests: Guest[] = [];
    for (let count = 0; count < 50; count += 1) guests.push(await shop.newGuest());
    const replies = await Promise.all(
      guests.map((guest) => hands.place(guest, { campaigns: campaigns() })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of replies.filter((reply) => reply.status !== 200)) {
      expect([status, body.code, body.campaigns[0].name]).toEqual([
        409,
        'campaign_used_up',
        'First only',
      ]);
    }
    const ids = new Set(guests.map(({ guest_id }) => guest_id));
    const placed = (await shop.db.select().from(orders)).filter((row) => ids.has(row.guest_id));
    expect(placed).toHaveLength(1);
    expect(await hands.usesOf('first-only')).toBe(1);
    await giveBackAll();
  }, 60_000);

  test('is had by one of fifty who want to pay at once; nobody else can be charged', async () => {
    const guests: Guest[] = [];
    for (let count = 0; count < 50; count += 1) guests.push(await shop.newGuest());
    const replies = await Promise.all(
      guests.map((guest) => hands.openIntent(guest, { campaigns: campaigns() })),
    );
    const opened = replies.filter(({ status }) => status === 200);
    expect(opened).toHaveLength(1);
    expect(new Set(replies.map(({ body }) => body.code))).toEqual(
      new Set([undefined, 'campaign_used_up']),
    );
    const open = (await shop.stripe.paymentIntents.list({ limit: 100 })).data.filter(
      ({ metadata }) => guests.some(({ guest_id }) => metadata['guest_id'] === guest_id),
    );
    expect(open.length).toBeLessThanOrEqual(1);
    expect(await hands.usesOf('first-only')).toBe(1);
    await giveBackAll();
  }, 60_000);

  test('stays with a guest who changes the order, and goes to another when the payment is given up', async () => {
    const guest = await shop.newGuest();
    const first = await hands.openIntent(guest, { campaigns: campaigns() });
    expect(first.status).toBe(200);
    const changed = await hands.openIntent(guest, {
      campaigns: campaigns(),
      items: [hands.line('burger', 3)],
      replaces: first.body.payment_intent.payment_intent_id,
    });
    expect(changed.body).toMatchObject({ totals: { discount: 500, subtotal: 3300 } });
    expect(await hands.usesOf('first-only')).toBe(1);
    const other = await shop.newGuest();
    expect((await hands.place(other, { campaigns: campaigns() })).body.code).toBe(
      'campaign_used_up',
    );
    // The guest pays at the counter instead, without the campaign.
    expect((await hands.place(guest)).status).toBe(200);
    expect(await hands.usesOf('first-only')).toBe(0);
    expect((await hands.place(other, { campaigns: campaigns() })).status).toBe(200);
    expect(await hands.usesOf('first-only')).toBe(1);
    await giveBackAll();
  });

  test('is paid for and placed once, and counted once', async () => {
    const guest = await shop.newGuest();
    const opened = await hands.openIntent(guest, { campaigns: campaigns() });
    const { payment_intent_id } = opened.body.payment_intent;
    await shop.confirm(payment_intent_id);
    const paid = await hands.payWith(guest, payment_intent_id);
    expect(paid.body.order).toMatchObject({
      status: 'ORDER_SENT_TO_KITCHEN',
      campaigns: [{ name: 'First only', discount: 500 }],
    });
    expect(await hands.usesOf('first-only')).toBe(1);
    await giveBackAll();
  });

  test('is given back after ten minutes without a payment, which cannot be paid any more then', async () => {
    const slow = await shop.newGuest();
    const opened = await hands.openIntent(slow, { campaigns: campaigns() });
    await releaseStaleHolds(shop.deps);
    expect(await hands.usesOf('first-only')).toBe(1);
    shop.advance(11 * 60_000);
    await releaseStaleHolds(shop.deps);
    expect(await hands.usesOf('first-only')).toBe(0);
    const quick = await shop.newGuest();
    expect((await hands.place(quick, { campaigns: campaigns() })).status).toBe(200);
    const { payment_intent_id } = opened.body.payment_intent;
    await expect(shop.confirm(payment_intent_id)).rejects.toThrow('canceled');
    const again = await hands.openIntent(slow, { campaigns: campaigns() });
    expect(again.body.code).toBe('campaign_used_up');
    expect(await hands.usesOf('first-only')).toBe(1);
    await giveBackAll();
  });

  test('is used by whoever has paid when half an hour is over, although nobody has told yet', async () => {
    const slow = await shop.newGuest();
    const opened = await hands.openIntent(slow, { campaigns: campaigns() });
    await shop.confirm(opened.body.payment_intent.payment_intent_id);
    shop.advance(31 * 60_000);
    await releaseStaleHolds(shop.deps);
    expect(await statusOf(opened.body.order_id)).toBe('ORDER_SENT_TO_KITCHEN');
    const quick = await shop.newGuest();
    const late = await hands.place(quick, { campaigns: campaigns() });
    expect(late.body.code).toBe('campaign_used_up');
    expect(await hands.usesOf('first-only')).toBe(1);
    await giveBackAll();
  });

  test('stays held while the processor does not say how the payment stands', async () => {
    const slow = await shop.newGuest();
    await hands.openIntent(slow, { campaigns: campaigns() });
    shop.advance(31 * 60_000);
    await shop.control('faults', { kind: 'status', status: 500, when: 'before', match: {} });
    await releaseStaleHolds(shop.deps);
    expect(await hands.usesOf('first-only')).toBe(1);
    await shop.control('faults', undefined, 'DELETE');
    // The account was left alone for not answering.
    shop.advance(60_000);
    await releaseStaleHolds(shop.deps);
    expect(await hands.usesOf('first-only')).toBe(0);
  });

  test('is not taken beyond its limit by staff who have a stored order paid at a reader', async () => {
    const slow = await shop.newGuest();
    const opened = await hands.openIntent(slow, { campaigns: campaigns() });
    const { restaurant_id } = shop;
    const key = { restaurant_id, order_id: opened.body.order_id as string };
    shop.advance(31 * 60_000);
    await releaseStaleHolds(shop.deps);
    expect(await holdAgain(shop.deps, key)).toBeNull();
    expect(await hands.usesOf('first-only')).toBe(1);
    expect(await holdAgain(shop.deps, key)).toBeNull();
    expect(await hands.usesOf('first-only')).toBe(1);
    await shop.db.transaction((tx) => releaseRedemptions(tx, key));
    const quick = await shop.newGuest();
    expect((await hands.place(quick, { campaigns: campaigns() })).status).toBe(200);
    expect(await holdAgain(shop.deps, key)).toMatchObject({
      code: 'campaign_used_up',
      campaigns: [{ name: 'First only' }],
    });
    expect(await hands.usesOf('first-only')).toBe(1);
    await giveBackAll();
  });

  test('is given back when the order is cancelled, once', async () => {
    const guest = await shop.newGuest();
    const { body } = await hands.place(guest, { campaigns: campaigns() });
    const key = { restaurant_id: shop.restaurant_id, order_id: body.order.order_id };
    await shop.db.transaction(async (tx) => {
      // A placed order keeps its own.
      await releaseRedemptions(tx, key);
    });
    expect(await hands.usesOf('first-only')).toBe(1);
    for (let times = 0; times < 2; times += 1) {
      await shop.db.transaction((tx) =>
        cancelOrder({ ...shop.deps, db: tx }, key, 'by_restaurant'),
      );
    }
    expect(await hands.usesOf('first-only')).toBe(0);
  });

  test('is used once by a guest, whoever else may', async () => {
    const guest = await shop.newGuest();
    function once() {
      return [hands.added('once-each', 'ONCE')];
    }
    expect((await hands.place(guest, { campaigns: once() })).status).toBe(200);
    expect((await hands.place(guest, { campaigns: once() })).body.code).toBe('campaign_used_up');
    // Another guest counts as the same party.
    const friend = await shop.call(
      'POST',
      '/table/addGuest',
      { restaurant_id: shop.restaurant_id, table_id: guest.table_id, guest: { name: 'Bo' } },
      guest,
    );
    const { guest_id } = friend.body;
    const again = await hands.place({ ...guest, guest_id }, { campaigns: once() });
    expect(again.body.code).toBe('campaign_used_up');
    expect((await hands.place(await shop.newGuest(), { campaigns: once() })).status).toBe(200);
  });

  async function statusOf(order_id: string): Promise<string | undefined> {
    const [order] = await shop.db.select().from(orders).where(eq(orders.order_id, order_id));
    return order?.status;
  }

  async function giveBackAll(): Promise<void> {
    await shop.db.update(campaign_uses).set({ uses: 0 });
    await shop.db.update(campaign_redemptions).set({ is_held: false });
  }
});

describe('what guests may find', () => {
  test('the public list holds no code and nothing that is over', async () => {
    const { body } = await shop.call('GET', `/campaign/list/public/${shop.restaurant_id}`);
    expect(body.campaigns.map(({ name }: { name: string }) => name)).toEqual([
      'Six sodas',
      'Fries on us',
    ]);
    expect(JSON.stringify(body)).not.toMatch(/TEN|FIRST|ALONE/);
  });

  test('is read from memory', async () => {
    await shop.call('GET', `/campaign/list/public/test-shop`);
    statements.length = 0;
    expect((await shop.call('GET', `/campaign/list/public/test-shop`)).status).toBe(200);
    // The news of an earlier order goes out behind its commit.
    expect(statements.filter((sql) => !sql.includes('pg_notify'))).toEqual([]);
  });

  function ask(guest: Guest, campaign_code: string) {
    const body = { restaurant_id: shop.restaurant_id, guest_id: guest.guest_id, campaign_code };
    return shop.call('POST', '/campaign/getForGuest', body, { token: guest.token });
  }

  test('by a code, what it opens; else nothing, in the same words', async () => {
    const guest = await shop.newGuest();
    expect((await ask(guest, ' ten ')).body.campaign).toMatchObject({
      name: 'Ten percent',
      campaign_code: 'TEN',
    });
    const path = `/table/${guest.table_id}/guests`;
    const { guests } = (await shop.call('GET', path, undefined, guest)).body;
    // Another window of the guest's need not ask for it again.
    expect(guests).toMatchObject([{ campaign_code: 'TEN' }]);
    for (const code of ['TE', 'OVER', 'six sodas', '%', 'soda-six']) {
      const { status, body } = await ask(guest, code);
      expect([status, body.code]).toEqual([404, 'discount_code_invalid']);
    }
    const other = await shop.newGuest();
    expect((await ask({ ...other, guest_id: guest.guest_id }, 'TEN')).status).toBe(404);
    await hands.place(guest, { campaigns: [hands.added('once-each', 'ONCE')] });
    expect((await ask(guest, 'ONCE')).body.code).toBe('campaign_used_up');
  });

  test('twenty codes a minute, however many sessions somebody opens', async () => {
    const guests = [await shop.newGuest(), await shop.newGuest()];
    // A minute begins: whatever the time is, none ends between the tries.
    shop.advance(120_000 - (shop.deps.clock.now().getTime() % 60_000));
    const replies = [];
    for (let tries = 0; tries < 21; tries += 1) {
      const guest = guests[tries % 2];
      if (guest) replies.push(await ask(guest, `GUESS${tries}`));
    }
    expect(replies.slice(0, 20).every(({ status }) => status === 404)).toBe(true);
    expect(replies[20]?.status).toBe(429);
    expect(Number(replies[20]?.headers['retry-after'])).toBeGreaterThan(0);
  });
});
