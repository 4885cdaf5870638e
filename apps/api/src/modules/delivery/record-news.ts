import type { CourierNews } from '../../couriers/courier-service';
import type { Deps } from '../../deps';
import { changeHeldOrder, updateOrder } from '../board/change-order';
import type { BoardOrder } from '../board/lock-board-order';
import { sendForCourier } from './begin-delivery';
import type { DeliveryKey, DeliveryRow } from './delivery-rows';
import { isPickedUp, nextDeliveryStatus } from './delivery-transitions';
import { endWithOrder } from './end-with-order';
import { changeDelivery, findDelivery, lockDelivery } from './repository';
import { tellDelivery } from './tell-delivery';

/** So many couriers may give an order up before it came to them, until somebody has to look into it. */
export const MOST_COURIERS = 3;

type Source = Parameters<typeof changeDelivery>[3];

/**
 * Writes down how a courier service says that a delivery stands, and what follows from it. News of an earlier courier
 * changes nothing, and neither does what is known already.
 */
export async function recordNews(
  deps: Deps,
  key: DeliveryKey,
  {
    news,
    external_id,
    source,
  }: {
    readonly news: CourierNews;
    /** The delivery that was queried. */
    readonly external_id: string;
    readonly source: Source;
  },
): Promise<void> {
  const seen = await findDelivery(deps.db, key);
  if (seen === null || !isNew(seen.delivery, external_id, news)) return;
  await deps.db.transaction(async (tx) => {
    await changeHeldOrder({ ...deps, db: tx }, key, async (inside, held) => {
      const delivery = await lockDelivery(inside.db, key);
      if (delivery === null || !isNew(delivery, external_id, news)) return null;
      const after = await takeNews(inside, held, delivery, news, source);
      await tellDelivery(inside, after);
      return null;
    });
  });
}

function isNew(delivery: DeliveryRow, external_id: string, news: CourierNews): boolean {
  if (delivery.external_id !== external_id) return false;
  const { provider_ref, tracking_url, courier_name, courier_phone } = news;
  return (
    nextDeliveryStatus(delivery.status, meantBy(delivery, news)) !== delivery.status ||
    provider_ref !== delivery.provider_ref ||
    (tracking_url ?? delivery.tracking_url) !== delivery.tracking_url ||
    (courier_name ?? delivery.courier_name) !== delivery.courier_name ||
    (courier_phone ?? delivery.courier_phone) !== delivery.courier_phone
  );
}

/** Called off where nobody asked for it is given up; and given up where it was called off is what was asked for. */
function meantBy({ cancel_asked_at }: DeliveryRow, { status }: CourierNews): CourierNews['status'] {
  if (status !== 'CANCELLED' && status !== 'FAILED') return status;
  return cancel_asked_at === null ? 'FAILED' : 'CANCELLED';
}

async function takeNews(
  inside: Deps,
  held: BoardOrder,
  delivery: DeliveryRow,
  news: CourierNews,
  source: Source,
): Promise<DeliveryRow> {
  const status = nextDeliveryStatus(delivery.status, meantBy(delivery, news));
  const { provider_ref, failure } = news;
  const known = {
    provider_ref,
    tracking_url: news.tracking_url ?? delivery.tracking_url,
    courier_name: news.courier_name ?? delivery.courier_name,
    courier_phone: news.courier_phone ?? delivery.courier_phone,
    dropoff_eta: news.dropoff_eta ?? delivery.dropoff_eta,
    cost: news.cost ?? delivery.cost,
    is_picked_up: delivery.is_picked_up || isPickedUp(status),
    checked_at: inside.clock.now(),
  };
  if (status === delivery.status) return await changeDelivery(inside, delivery, known, source);
  if (status === 'FAILED') {
    const isOthersTurn = !delivery.is_picked_up && delivery.attempt < MOST_COURIERS;
    return isOthersTurn
      ? await sendAnother(inside, delivery, failure)
      : await changeDelivery(inside, delivery, { ...known, ...failed(inside, failure) }, source);
  }
  if (status === 'CANCELLED') await endWithOrder(inside, held, 'delivery_cancelled');
  if (status === 'DELIVERED' && held.order.status !== 'ORDER_CANCELLED')
    await updateOrder(inside, held.order, { status: 'ORDER_COMPLETED' });
  return await changeDelivery(inside, delivery, { ...known, status }, source);
}

/** Fields of a failed delivery. */
export function failed(
  { clock }: Pick<Deps, 'clock'>,
  failure: string | null,
): Pick<DeliveryRow, 'status' | 'failure' | 'failed_at'> {
  return { status: 'FAILED', failure: failure ?? 'unknown', failed_at: clock.now() };
}

/** Has the outbox send another courier, under another name. */
export async function sendAnother(
  inside: Deps,
  delivery: DeliveryRow,
  failure: string | null,
  provider = delivery.provider,
): Promise<DeliveryRow> {
  const after = await changeDelivery(
    inside,
    delivery,
    {
      status: 'WAITING',
      provider,
      attempt: delivery.attempt + 1,
      external_id: inside.newId(),
      provider_ref: null,
      offer_ref: null,
      dispatched_at: null,
      tracking_url: null,
      courier_name: null,
      courier_phone: null,
      is_picked_up: false,
      failure,
      failed_at: null,
    },
    'server',
  );
  await sendForCourier(inside, after);
  return after;
}
