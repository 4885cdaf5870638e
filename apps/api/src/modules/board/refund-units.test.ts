import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runOutbox } from '../../jobs/outbox';
import { diningWithStaff } from '../payments/settle/testing/dining-with-staff';
import type { Diner } from '../payments/settle/testing/start-dining';
import { worthOfUnits } from './refund-units';

/** Price of fries with tax. */
const FRIES = 490;

const room = diningWithStaff();

type Line = { readonly item_instance_id: string; readonly multiplier: number };

/** An order at a table: so many units of each of these dishes. */
async function dine(...dishes: readonly (readonly [key: string, multiplier: number])[]) {
  const { shop } = room;
  shop.advance(60_000);
  await shop.clear(room.staff.token, 'TAB1');
  const [ada] = await shop.sit('TAB1', 'Ada');
  if (!ada) throw new Error('Ada was to sit down.');
  const lines = dishes.map(([key, multiplier]) => ({ ...shop.lines(key)[0], multiplier }));
  const { order } = (await shop.round(ada, [], { item_instances: lines })).body;
  return { ada, order_id: String(order.order_id), lines: order.items as readonly Line[] };
}

async function pay(diner: Diner, share: object = { kind: 'all' }): Promise<string> {
  const opened = await room.shop.pay(diner, { share });
  const { payment_intent_id } = opened.body.payment_intent;
  await room.shop.confirm(payment_intent_id);
  await room.shop.settle(diner, payment_intent_id);
  return payment_intent_id;
}

async function takeAtCounter(order_id: string, item_instance_ids?: readonly string[]) {
  const body = item_instance_ids === undefined ? {} : { item_instance_ids };
  const paid = await room.shop.call('POST', `/orders/${order_id}/paid`, body, {
    ...room.staff,
    key: randomUUID(),
  });
  expect(paid.status).toBe(200);
}

async function refund(order_id: string, body: object) {
  const how = { ...room.staff, key: randomUUID() };
  const reply = await room.shop.call('POST', `/orders/${order_id}/refund`, body, how);
  await runOutbox(room.shop.deps);
  return reply.body.refund ?? { code: reply.body.code, left_amount: reply.body.left_amount };
}

function units(line: Line | undefined, multiplier: number): object {
  return { units: [{ item_instance_id: line?.item_instance_id, multiplier }] };
}

async function refundedOf(ref: string): Promise<number> {
  const { intents } = await room.shop.ledger();
  return intents.find(({ id }: { id: string }) => id === ref).amount_refunded;
}

async function receipt({ guest_id }: Diner) {
  return (await room.shop.call('GET', `/guests/${guest_id}`)).body.guest.orders[0];
}

test('units of a line come to its worth, however they are divided', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 99 }),
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.array(fc.integer({ min: 1, max: 99 })),
      (multiplier, worth, counts) => {
        let [refunded_units, sum] = [0, 0];
        for (const count of [...counts, multiplier]) {
          const now = Math.min(count, multiplier - refunded_units);
          const part = worthOfUnits({ multiplier, refunded_units }, now, worth);
          expect(part).toBeGreaterThanOrEqual(0);
          [refunded_units, sum] = [refunded_units + now, sum + part];
        }
        expect(sum).toBe(worth);
      },
    ),
  );
});

describe('units of a line', () => {
  test('go back to the card with their tax, the last of them as the line', async () => {
    const { ada, order_id, lines } = await dine(['fries', 3], ['soda', 1]);
    const ref = await pay(ada);
    const [fries] = lines;
    expect(await refund(order_id, units(fries, 1))).toEqual({ online: FRIES, at_counter: 0 });
    expect(await refundedOf(ref)).toBe(FRIES);
    expect((await receipt(ada)).items[0]).toMatchObject({
      refunded_units: 1,
      has_paid: 'PAYMENT_PAID_ONLINE',
    });
    expect(await refund(order_id, units(fries, 3))).toMatchObject({ code: 'refund_too_high' });
    // The tax of the order is rounded once: three fries beside a soda have 1.19 of it.
    const rest = 3 * 450 + 119 - FRIES;
    expect(await refund(order_id, units(fries, 2))).toEqual({ online: rest, at_counter: 0 });
    const [line] = (await receipt(ada)).items;
    expect(line).toMatchObject({ has_paid: 'PAYMENT_REFUNDED' });
    expect(line.refunded_units).toBeUndefined();
  });

  test('are not given back again with their line, by card or at the counter', async () => {
    const one = await dine(['fries', 2], ['soda', 1]);
    await pay(one.ada);
    await refund(one.order_id, units(one.lines[0], 1));
    const line = { item_instance_ids: [one.lines[0]?.item_instance_id] };
    expect(await refund(one.order_id, line)).toEqual({ online: FRIES, at_counter: 0 });

    const other = await dine(['fries', 2], ['soda', 1]);
    await takeAtCounter(other.order_id);
    const [fries] = other.lines;
    expect(await refund(other.order_id, units(fries, 1))).toEqual({ online: 0, at_counter: FRIES });
    expect((await receipt(other.ada)).refunded_amount).toBe(FRIES);
    const rest = { item_instance_ids: [fries?.item_instance_id] };
    expect(await refund(other.order_id, rest)).toEqual({ online: 0, at_counter: FRIES });
  });

  test('of a line that was paid by name go back to who paid it', async () => {
    const { ada, order_id, lines } = await dine(['fries', 2], ['soda', 1]);
    const [fries, soda] = lines;
    const ref = await pay(ada, { kind: 'items', item_instance_ids: [fries?.item_instance_id] });
    const other = await pay(ada, { kind: 'items', item_instance_ids: [soda?.item_instance_id] });
    await refund(order_id, units(fries, 1));
    expect([await refundedOf(ref), await refundedOf(other)]).toEqual([FRIES, 0]);
  });

  test('take the tax at the rate of their dish with them', async () => {
    const { ada, order_id, lines } = await dine(['wine', 2], ['fries', 1]);
    await pay(ada);
    // A wine is 7.05 at 19 %.
    expect(await refund(order_id, units(lines[0], 1))).toEqual({
      online: 705 + 134,
      at_counter: 0,
    });
  });

  test('are of this order, and meant once', async () => {
    const { ada, order_id, lines } = await dine(['fries', 2]);
    await pay(ada);
    const [fries] = lines;
    const ids = [fries?.item_instance_id];
    const [unit] = (units(fries, 1) as { units: object[] }).units;
    for (const body of [
      { units: [{ item_instance_id: randomUUID(), multiplier: 1 }] },
      { units: [unit, unit] },
      { item_instance_ids: ids, units: [unit] },
    ])
      expect(await refund(order_id, body)).toMatchObject({ code: 'not_found' });
    expect(await refund(order_id, { amount: 100, units: [unit] })).toMatchObject({
      code: 'invalid_input',
    });
  });
});

describe('an amount', () => {
  test('goes back to the card, and never more than was paid', async () => {
    const { ada, order_id } = await dine(['fries', 2]);
    const ref = await pay(ada);
    expect(await refund(order_id, { amount: 300 })).toEqual({ online: 300, at_counter: 0 });
    const left_amount = 2 * FRIES - 300;
    expect(await refund(order_id, { amount: left_amount + 1 })).toEqual({
      code: 'refund_too_high',
      left_amount,
    });
    expect(await refund(order_id, {})).toEqual({ online: left_amount, at_counter: 0 });
    expect(await refundedOf(ref)).toBe(2 * FRIES);
  });

  test('comes from the counter where cards have no more left', async () => {
    const { ada, order_id, lines } = await dine(['fries', 1], ['fries', 1]);
    await takeAtCounter(order_id, [lines[0]?.item_instance_id ?? '']);
    await pay(ada);
    expect(await refund(order_id, { amount: FRIES + 100 })).toEqual({
      online: FRIES,
      at_counter: 100,
    });
    expect((await receipt(ada)).refunded_amount).toBe(FRIES + 100);
    expect(await refund(order_id, {})).toEqual({ online: 0, at_counter: FRIES - 100 });
  });

  test('has a reason that the guest and the board read', async () => {
    const { ada, order_id } = await dine(['fries', 1], ['soda', 1]);
    await pay(ada);
    await refund(order_id, { amount: 200, reason: 'quality', note: 'Cold, sorry' });
    const { refunds } = await receipt(ada);
    expect(refunds).toEqual([
      { refunded_at: expect.any(String), amount: 200, reason: 'quality', note: 'Cold, sorry' },
    ]);
    const board = await room.shop.call('GET', '/staff/orders', undefined, room.staff);
    const shown = board.body.orders.find(
      (each: { order_id: string }) => each.order_id === order_id,
    );
    expect(shown).toMatchObject({ refunds, paid_state: 'PARTLY_REFUNDED' });
  });
});

test('whatever is given back in whatever order, it comes to what was paid', async () => {
  const step = fc.oneof(
    fc.record({ line: fc.nat({ max: 1 }), units: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ line: fc.nat({ max: 1 }) }),
    fc.record({ amount: fc.integer({ min: 1, max: 900 }) }),
  );
  const way = fc.constantFrom('card', 'counter', 'both');
  await fc.assert(
    fc.asyncProperty(way, fc.array(step, { maxLength: 5 }), async (how, steps) => {
      const { ada, order_id, lines } = await dine(['fries', 3], ['soda', 2]);
      if (how !== 'card') {
        const first = [lines[0]?.item_instance_id ?? ''];
        await takeAtCounter(order_id, how === 'both' ? first : undefined);
      }
      if (how !== 'counter') await pay(ada);
      const { amount } = await receipt(ada);
      let given = 0;
      for (const body of [...steps.map((each) => bodyOf(each, lines)), {}]) {
        const { online = 0, at_counter = 0 } = await refund(order_id, body);
        given += online + at_counter;
        expect(given).toBeLessThanOrEqual(amount);
        expect((await receipt(ada)).refunded_amount).toBe(given);
      }
      expect(given).toBe(amount);
    }),
    { numRuns: 8, seed: 20_261_129 },
  );
});

function bodyOf(step: object, lines: readonly Line[]): object {
  const { line, units: count, amount } = step as { line?: number; units?: number; amount?: number };
  if (amount !== undefined) return { amount };
  const chosen = lines[line ?? 0];
  return count === undefined
    ? { item_instance_ids: [chosen?.item_instance_id] }
    : units(chosen, count);
}
