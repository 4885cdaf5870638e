import type { LateDifference, Order } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import { and, eq } from 'drizzle-orm';
import { devices, guests, late_orders, order_numbers, tables } from '../../db/schema/index';
import type { Deps } from '../../deps';
import type { DevicePrincipal } from '../../http/principal';
import type { Refusal } from '../../http/refusal';
import { toOutboxRow } from '../../jobs/outbox/messages';
import { openSession } from '../../sessions/session';
import { defaultGuestName } from '../guests/guest-name';
import { readyAt } from '../payments/settle/ready-at';
import { randomOrderNumber } from '../payments/settle/order-number';
import { withFreeNumber } from '../payments/settle/take-order-number';
import { adoptPlacedOrder } from './adopt-placed-order';
import { draftOrder } from './draft-order';
import { orderChanged } from './order-changed';
import { toOrder } from './order-view';
import { type LateInput, priceLateOrder } from './price-late-order';
import { findNumberHolder } from './find-number-holder';
import { findOrder } from './repository';
import { writePlaced } from './write-placed';

/** A kitchen decides on an order whose guest has waited longer. */
const ACCEPTED_WITHIN_MS = 30 * 60_000;

/**
 * Places an order that a paired kiosk took without a connection, inside the transaction of `deps.db`: once for each number of
 * the device, for the guest has that number in hand. Nothing about the menu refuses it; staff read what differs.
 */
export async function placeLateOrder(
  deps: Deps,
  device: DevicePrincipal,
  late: LateInput,
): Promise<Result<Order, Refusal>> {
  const { restaurant_id } = device;
  const { local_number } = late;
  const { db, catalogue } = deps;
  const holder = await findNumberHolder(deps, device, late.reserved_by);
  const last = holder === null ? 0 : await lockDevice(deps, holder);
  if (holder === null || local_number > last)
    return err({ code: 'not_found', detail: 'Not a reserved number.' });
  const { device_id } = holder;
  const known = await findLate(deps, holder, local_number);
  if (known !== null) return ok(known);

  const placed_at = deps.clock.now();
  const taken_at = new Date(placed_at.getTime() - late.waited_seconds * 1000);
  const key = { restaurant_id, device_id, local_number };
  await freeNumber(deps, holder, late.order_number);
  const adopted = await adoptPlacedOrder(deps, holder, late);
  if (adopted !== null) {
    const { order, differences } = adopted;
    const { order_id } = order;
    const { shown_total } = late;
    await db.insert(late_orders).values({ ...key, order_id, taken_at, shown_total, differences });
    return ok(order);
  }
  const entry = await catalogue.getFresh(restaurant_id, db);
  if (entry === null) return err({ code: 'not_found' });
  const { priced, input, differences } = priceLateOrder(entry, late, placed_at);
  const guest = await seatGuest(deps, device, late);
  const { currency, must_accept_orders } = entry.restaurant;
  const isTimely = placed_at.getTime() - taken_at.getTime() <= ACCEPTED_WITHIN_MS;
  const stored = draftOrder(deps, {
    order_id: deps.newId(),
    orderer: {
      ...guest.seat,
      delivery_platform: 'KIOSK',
      is_accepted: isTimely && !must_accept_orders,
      network: null,
    },
    input: { ...input, order_instructions: late.order_instructions },
    priced,
    currency,
  });
  const { order_id } = stored.order;
  const message = toOutboxRow(
    deps,
    restaurant_id,
    { kind: 'order.placed', payload: { order_id } },
    placed_at,
  );
  const ready_at = readyAt(entry.restaurant, null, placed_at);
  const status = 'ORDER_SENT_TO_KITCHEN' as const;
  const order = await withFreeNumber(async (order_number) => {
    const placed = { ...stored.order, status, order_number, placed_at, ready_at };
    const outcome = await writePlaced(db, { ...stored, order: placed }, message, null);
    return outcome === 'written' ? placed : null;
  }, firstOf(late.order_number));
  await db.insert(late_orders).values({
    ...key,
    order_id,
    taken_at,
    shown_total: late.shown_total,
    differences: [...differences, ...numberChange(late, order.order_number)],
  });
  await deps.events.publish(db, orderChanged(order));
  return ok(toOrder({ ...stored, order }, { guest_name: guest.name }));
}

/** Holds the device, so that its orders come one after the other; returns the last number that was reserved for it. */
async function lockDevice(
  { db }: Pick<Deps, 'db'>,
  { restaurant_id, device_id }: DevicePrincipal,
): Promise<number> {
  const [row] = await db
    .select({ last: devices.last_local_number })
    .from(devices)
    .where(and(eq(devices.restaurant_id, restaurant_id), eq(devices.device_id, device_id)))
    .for('update');
  return row?.last ?? 0;
}

async function findLate(
  { db }: Pick<Deps, 'db'>,
  { restaurant_id, device_id }: DevicePrincipal,
  local_number: number,
): Promise<Order | null> {
  const [row] = await db
    .select({ order_id: late_orders.order_id })
    .from(late_orders)
    .where(
      and(
        eq(late_orders.restaurant_id, restaurant_id),
        eq(late_orders.device_id, device_id),
        eq(late_orders.local_number, local_number),
      ),
    );
  return row === undefined ? null : await findOrder(db, { restaurant_id, ...row });
}

/** A number that the device holds is free for its order. */
async function freeNumber(
  { db }: Pick<Deps, 'db'>,
  { restaurant_id, device_id }: DevicePrincipal,
  order_number: string,
): Promise<void> {
  await db
    .delete(order_numbers)
    .where(
      and(
        eq(order_numbers.restaurant_id, restaurant_id),
        eq(order_numbers.order_number, order_number),
        eq(order_numbers.order_id, device_id),
      ),
    );
}

/** Makes the guest's own number first; one that another order took meanwhile is replaced. */
function firstOf(order_number: string): () => string {
  let isFirst = true;
  return () => {
    if (!isFirst) return randomOrderNumber();
    isFirst = false;
    return order_number;
  };
}

function numberChange({ order_number }: LateInput, given: string): LateDifference[] {
  return order_number === given ? [] : [{ code: 'number_changed', name: order_number }];
}

/** Seats a guest at a table of their own, as the kiosk would have done with a connection. */
async function seatGuest(
  deps: Deps,
  { restaurant_id, token_hash }: DevicePrincipal,
  { guest_name, table_tent, language }: LateInput,
) {
  const { db, clock, newId, newGuestId } = deps;
  const table_id = newId();
  await db
    .insert(tables)
    .values({ restaurant_id, table_id, section_type: 'KIOSK', label: table_tent });
  const table = { restaurant_id, table_id };
  const session = await openSession(deps, table, { opened_by_token: token_hash });
  const guest_id = newGuestId();
  const name = guest_name ?? defaultGuestName([]);
  const created_at = clock.now();
  await db.insert(guests).values({ ...session, guest_id, name, language, created_at });
  return { name, seat: { ...session, guest_id } };
}
