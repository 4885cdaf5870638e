import { randomUUID } from 'node:crypto';
import type { Order } from '@comanda/contracts';
import { and, asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { staff_actions } from '../../db/schema/index';
import { openStaffSession } from '../../testing/open-sessions';
import { diningWithStaff } from '../payments/settle/testing/dining-with-staff';
import type { Diner } from '../payments/settle/testing/start-dining';

/** How many evenings are played; `npm run test:long staff` plays a thousand. */
const RUNS = Number(process.env['COMANDA_INTERLEAVINGS'] ?? 20);
const RUN_MS = 3_000;
const PARTY_MS = 5_000;
/** A move or a payment that another one made impossible is refused with one of these, and with nothing else. */
const REFUSALS = new Set(['order_status_conflict', 'already_paid', 'payment_pending']);

const NEW = 'ORDER_SENT_TO_KITCHEN';
const STAFF_ACTS = [
  ['status', { status: 'ORDER_PREPARING' }],
  ['status', { status: 'ORDER_READY' }],
  ['status/undo', { from: 'ORDER_READY' }],
  ['status/undo', { from: 'ORDER_PREPARING' }],
  ['seen', undefined],
  ['paid', {}],
] as const;

/** For each of four people: the acts, and how many turns of the event loop before each of them. */
const PLAN = fc.array(
  fc.array(fc.record({ act: fc.nat(5), turns: fc.nat(20) }), { minLength: 5, maxLength: 5 }),
  { minLength: 4, maxLength: 4 },
);

const room = diningWithStaff();

type Act = (chosen: number, count: number) => Promise<void>;

test(
  'two phones and two of the staff work on one order at once, and nothing is lost',
  async () => {
    const other = await openStaffSession(room.shop.deps, room.shop.restaurant_id);
    for (let run = 0; run < RUNS; run += 1) {
      // Parties come one after the other, so that no limit refuses them.
      room.shop.advance(PARTY_MS);
      await playOnce(run, other.token);
    }
  },
  RUNS * RUN_MS + 60_000,
);

async function playOnce(run: number, other: string): Promise<void> {
  const [plan = []] = fc.sample(PLAN, { seed: run, numRuns: 1 });
  await room.shop.clear(room.staff.token, 'TAB1');
  const [ada] = await room.shop.sit('TAB1', 'Ada');
  if (!ada) throw new Error('Ada was to sit down.');
  const first = await room.shop.round(ada, ['fries'], marked('first'));
  const order_id: string = first.body.order.order_id;
  const sent = new Set(['first']);

  function phone(diner: Diner, name: string): Act {
    return async (_chosen, count) => {
      // Two rounds of each phone are enough for one evening.
      if (count > 1) return;
      const mark = `${name}${count}`;
      const reply = await room.shop.round(diner, ['soda'], marked(mark));
      if (reply.status === 200) sent.add(mark);
      else expect(REFUSALS, `invariant: ${run}`).toContain(reply.body.code);
    };
  }
  function staffWith(token: string): Act {
    return async (chosen) => {
      const [path, body] = STAFF_ACTS[chosen] ?? STAFF_ACTS[0];
      const how = { token, key: randomUUID() };
      const reply = await room.shop.call('POST', `/orders/${order_id}/${path}`, body, how);
      if (reply.status !== 200) expect(REFUSALS, `invariant: ${run}`).toContain(reply.body.code);
    };
  }
  const people = [phone(ada, 'a'), phone(ada, 'b'), staffWith(room.staff.token), staffWith(other)];
  await Promise.all(
    people.map(async (act, person) => {
      for (const [count, step] of (plan[person] ?? []).entries()) {
        await turns(step.turns);
        await act(step.act, count);
      }
    }),
  );

  const orders = await ordersOf(ada);
  const lines = orders.flatMap(({ items }) => items).map((item) => item.special_instructions);
  expect(lines.toSorted(), `invariant: lines of run ${run}`).toEqual([...sent].toSorted());
  for (const { amount, open_amount, items } of orders) {
    const isAllPaid = items.every(({ has_paid }) => has_paid === 'PAYMENT_PAID_AT_COUNTER');
    expect(open_amount === 0, `invariant: money of run ${run}`).toBe(isAllPaid);
    expect(open_amount, `invariant: money of run ${run}`).toBeLessThanOrEqual(amount);
  }
  await expectChain({ run, order_id, orders, rounds: sent.size - 1 });
}

type Chain = {
  readonly run: number;
  readonly order_id: string;
  readonly orders: readonly Order[];
  /** The rounds after the first: each of them begins the order again. */
  readonly rounds: number;
};

/** Each step that was written down begins where the one before ended, or at a new round; the last ends where the order is. */
async function expectChain({ run, order_id, orders, rounds }: Chain): Promise<void> {
  const { db } = room.shop.deps;
  const { restaurant_id } = room.shop;
  const acts = await db
    .select()
    .from(staff_actions)
    .where(
      and(eq(staff_actions.restaurant_id, restaurant_id), eq(staff_actions.subject_id, order_id)),
    )
    .orderBy(asc(staff_actions.action_id));
  const steps = acts
    .filter(({ action }) => action === 'order.moved' || action === 'order.undone')
    .map(({ detail }) => detail);
  const order = orders.find((each) => each.order_id === order_id);
  let status: unknown = NEW;
  let begun_again = 0;
  for (const from of [...steps.map((step) => step['from']), order?.status]) {
    if (from !== status) {
      expect(from, `invariant: steps of run ${run}`).toBe(NEW);
      begun_again += 1;
    }
    status = steps.shift()?.['to'] ?? status;
  }
  expect(begun_again, `invariant: steps of run ${run}`).toBeLessThanOrEqual(rounds);
}

async function ordersOf({ guest_id }: Diner): Promise<readonly Order[]> {
  const { body } = await room.shop.call('GET', `/guests/${guest_id}`);
  return body.guest.orders;
}

function marked(special_instructions: string): object {
  const [line] = room.shop.lines(special_instructions === 'first' ? 'fries' : 'soda');
  return { item_instances: [{ ...line, special_instructions }] };
}

/** Lets other work run so many times. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1)
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
}
