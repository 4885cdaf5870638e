import type { DeliveryStatus, StaffDelivery } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import { and, asc, eq, notInArray } from 'drizzle-orm';
import { deliveries } from '../../db/schema/index';
import type { Deps } from '../../deps';
import type { StaffPrincipal } from '../../http/principal';
import type { Refusal } from '../../http/refusal';
import { changeHeldOrder, updateOrder } from '../board/change-order';
import type { BoardOrder } from '../board/lock-board-order';
import { findOrder, findOrdersById } from '../orders/repository';
import { recordAction } from '../staff/record-action';
import type { DeliveryRow } from './delivery-rows';
import { isPickedUp, nextDeliveryStatus } from './delivery-transitions';
import { toStaffDelivery } from './delivery-view';
import { recallUnsure } from './recall-unsure';
import { failed, sendAnother } from './record-news';
import { changeDelivery, findDelivery, lockDelivery, wholeDeliveries } from './repository';
import { tellDelivery } from './tell-delivery';

const MOST_LISTED = 200;

type Work = (
  inside: Deps,
  delivery: DeliveryRow,
  held: BoardOrder,
) => Promise<DeliveryRow | Refusal>;

/** A restaurant's deliveries that are open or need action. */
export async function listStaffDeliveries(
  { db }: Pick<Deps, 'db'>,
  restaurant_id: string,
): Promise<StaffDelivery[]> {
  const rows = await wholeDeliveries(db)
    .where(
      and(
        eq(deliveries.restaurant_id, restaurant_id),
        notInArray(deliveries.status, ['DELIVERED', 'CANCELLED']),
      ),
    )
    .orderBy(asc(deliveries.created_at))
    .limit(MOST_LISTED);
  const shown = await findOrdersById(
    db,
    restaurant_id,
    rows.map(({ order }) => order.order_id),
  );
  const byId = new Map(shown.map((order) => [order.order_id, order]));
  return rows.map(({ order, ...row }) =>
    toStaffDelivery(row, order, byId.get(order.order_id)?.items ?? []),
  );
}

/** How far a rider of the restaurant has come. What a courier service brings, it tells of itself. */
export async function setDeliveryStatus(
  deps: Deps,
  staff: StaffPrincipal,
  order_id: string,
  move: { readonly status: DeliveryStatus; readonly courier_name?: string | undefined },
): Promise<Result<StaffDelivery, Refusal>> {
  return await changeAsStaff(deps, staff, order_id, async (inside, delivery, { order }) => {
    const status = nextDeliveryStatus(delivery.status, move.status);
    if (delivery.provider !== 'IN_HOUSE' || status !== move.status)
      return refused(
        delivery,
        'It is not brought by a rider of the restaurant, or has come further.',
      );
    if (!order.is_accepted) return refused(delivery, 'The order has to be accepted first.');
    const courier_name = move.courier_name ?? delivery.courier_name;
    const is_picked_up = delivery.is_picked_up || isPickedUp(status);
    const end = status === 'FAILED' ? failed(inside, 'by the rider') : { status };
    if (status === 'DELIVERED') await updateOrder(inside, order, { status: 'ORDER_COMPLETED' });
    return await changeDelivery(inside, delivery, { ...end, courier_name, is_picked_up }, 'staff');
  });
}

/** Sends somebody else with what nobody brings. */
export async function resendDelivery(
  deps: Deps,
  staff: StaffPrincipal,
  order_id: string,
  { in_house }: { readonly in_house: boolean },
): Promise<Result<StaffDelivery, Refusal>> {
  return await changeAsStaff(deps, staff, order_id, async (inside, delivery) => {
    if (delivery.status !== 'FAILED') return refused(delivery, 'Somebody is bringing it.');
    const { provider, failure } = delivery;
    await recallUnsure(inside, delivery);
    return await sendAnother(inside, delivery, failure, in_house ? 'IN_HOUSE' : provider);
  });
}

async function changeAsStaff(
  deps: Deps,
  staff: StaffPrincipal,
  order_id: string,
  work: Work,
): Promise<Result<StaffDelivery, Refusal>> {
  const key = { restaurant_id: staff.restaurant_id, order_id };
  return await deps.db.transaction(async (tx) => {
    const changed = await changeHeldOrder({ ...deps, db: tx }, key, async (inside, held) => {
      const delivery = await lockDelivery(inside.db, key);
      if (delivery === null)
        return { code: 'order_status_conflict', detail: 'Nobody is to bring it.' };
      if (held.order.status === 'ORDER_CANCELLED')
        return { code: 'order_status_conflict', order_status: held.order.status };
      const after = await work(inside, delivery, held);
      if ('code' in after) return after;
      const detail = { from: delivery.status, to: after.status };
      await recordAction(inside, staff, 'delivery.moved', order_id, detail);
      await tellDelivery(inside, after);
      return null;
    });
    if (!changed.ok) return changed;
    const found = await findDelivery(tx, key);
    const order = await findOrder(tx, key);
    if (found === null || order === null) return err({ code: 'not_found' });
    return ok(toStaffDelivery(found, found.order, order.items));
  });
}

function refused({ status }: DeliveryRow, detail: string): Refusal {
  return { code: 'order_status_conflict', detail: `${detail} The delivery is ${status}.` };
}
