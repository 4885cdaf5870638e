import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Diner, type Dining, startDining } from '../payments/settle/testing/start-dining';

let shop: Dining;
let staff: string;

beforeAll(async () => {
  shop = await startDining();
}, 60_000);
afterAll(() => shop.close());

const dishes = fc.array(fc.constantFrom('fries', 'soda', 'burger'), { minLength: 1, maxLength: 5 });
const tip = fc.constantFrom({}, { tip_percentage: 1800 }, { tip_fixed: 20 });

/** A party, who each ordered, and how they split what it comes to. */
const split = fc.record({
  guests: fc.array(dishes, { minLength: 1, maxLength: 3 }),
  order_tip: tip,
  tips: fc.array(tip, { minLength: 5, maxLength: 5 }),
  way: fc.oneof(
    fc.record({ kind: fc.constant('parts' as const), parts_of: fc.integer({ min: 1, max: 5 }) }),
    fc.record({
      kind: fc.constant('lines' as const),
      groups: fc.array(fc.nat(3), { minLength: 15, maxLength: 15 }),
    }),
    fc.record({
      kind: fc.constant('amounts' as const),
      amounts: fc.array(fc.integer({ min: 50, max: 900 }), { maxLength: 4 }),
    }),
  ),
});

type Split = typeof split extends fc.Arbitrary<infer Value> ? Value : never;

test('however a bill is split, its shares add up to it in every amount, to the cent', async () => {
  await fc.assert(fc.asyncProperty(split, share), {
    numRuns: 14,
    seed: 20_261_120,
    endOnFailure: true,
  });
}, 300_000);

async function share({ guests, order_tip, tips, way }: Split): Promise<void> {
  shop.advance(60_000);
  staff = await shop.staffToken();
  await shop.clear(staff, 'TAB1');
  const diners = await shop.sit('TAB1', ...guests.map((_, place) => `Guest ${place + 1}`));
  const [payer] = diners;
  if (payer === undefined) throw new Error('nobody sits there');
  const orders = [];
  for (const [place, diner] of diners.entries())
    orders.push((await shop.round(diner, guests[place] ?? ['soda'])).body.order);
  await shop.call('PATCH', `/orders/${orders[0].order_id}/tip`, order_tip, payer);

  const paid = [];
  for (const [place, wish] of wishesOf(way, orders).entries()) {
    const totals = await pay(payer, { share: wish, ...tips[place % tips.length] });
    if (totals !== null) paid.push(totals);
  }
  const rest = await pay(payer, { share: { kind: 'all' } });
  if (rest !== null) paid.push(rest);
  // Equal parts leave nothing over, and no two of them are more than a cent apart.
  if (way.kind === 'parts') {
    expect(rest).toBeNull();
    const parts = paid.map(({ total_with_tax }) => Number(total_with_tax));
    expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1);
  }

  const after = await shop.call('GET', `/table/${payer.table_id}/orders`, undefined, payer);
  for (const amount of [
    'subtotal',
    'discount',
    'net_total',
    'tax_amount',
    'total_with_tax',
    'tip_amount',
    'total_with_tip_and_tax',
  ]) {
    const whole = sum(
      after.body.orders.map(({ totals }: { totals: Totals }) => totals),
      amount,
    );
    expect([amount, sum(paid, amount)]).toEqual([amount, whole]);
  }
  expect(await shop.bill(payer)).toMatchObject({ open: 0, claimed: 0 });
}

type Totals = Readonly<Record<string, number | string>>;

function wishesOf(
  way: Split['way'],
  orders: { items: { item_instance_id: string }[] }[],
): { kind: string }[] {
  switch (way.kind) {
    case 'parts':
      return Array.from({ length: way.parts_of }, () => {
        return { kind: 'parts', parts: 1, parts_of: way.parts_of };
      });
    case 'amounts':
      return way.amounts.map((amount) => ({ kind: 'amount', amount }));
    case 'lines': {
      const lines = orders.flatMap(({ items }) => items);
      return [0, 1, 2, 3].flatMap((group) => {
        const item_instance_ids = lines
          .filter((_, place) => way.groups[place] === group)
          .map(({ item_instance_id }) => item_instance_id);
        return item_instance_ids.length === 0 ? [] : [{ kind: 'items', item_instance_ids }];
      });
    }
  }
}

/** Pays a share, which costs what was told before; returns its totals, or null when nothing was left. */
async function pay(payer: Diner, wish: { readonly share: object }): Promise<Totals | null> {
  const path = `/orders/${payer.guest_id}/priceShare`;
  const told = await shop.call('POST', path, { share: wish.share }, payer);
  const opened = await shop.pay(payer, wish);
  if (opened.body.code !== 'tip_too_high') expect(told.status).toBe(opened.status);
  if (opened.status !== 200) {
    expect(opened.body.code).toMatch(/already_paid|bill_claimed|amount_too_high|tip_too_high/);
    return null;
  }
  const { payment_intent_id, amount } = opened.body.payment_intent;
  const { net_total, total_with_tax, tip_amount } = opened.body.totals;
  const isTipped = Object.keys(wish).length > 1;
  expect(told.body.totals).toMatchObject({
    net_total,
    total_with_tax,
    ...(isTipped ? {} : { tip_amount }),
  });
  expect(amount).toBe(opened.body.totals.total_with_tip_and_tax);
  await shop.confirm(payment_intent_id);
  expect((await shop.settle(payer, payment_intent_id)).status).toBe(200);
  return opened.body.totals;
}

function sum(all: readonly Totals[], amount: string): number {
  return all.reduce((total, each) => total + Number(each[amount]), 0);
}
