import { assertNever } from '@comanda/kernel';
import type { Deps } from '../../deps';
import { changeHeldOrder } from '../board/change-order';
import { endWithOrder } from './end-with-order';
import type { DeliveryKey, DeliveryRow } from './delivery-rows';
import { isOver } from './delivery-transitions';
import { recordNews } from './record-news';
import { changeDelivery, findDelivery, lockDelivery } from './repository';
import { tellDelivery } from './tell-delivery';

/** While a courier may be being sent for at this very moment, "never heard of it" does not mean that none comes. */
const IN_FLIGHT_MS = 60_000;

export type Cancelled = 'cancelled' | 'too_late' | 'unknown';

/**
 * Has a courier service call off a delivery that somebody asked to be called off, and writes down what it says. Doing it
 * again is harmless. `unknown`: it has to be asked again.
 */
export async function cancelAtService(deps: Deps, key: DeliveryKey): Promise<Cancelled> {
  const found = await findDelivery(deps.db, key);
  if (found === null) return 'cancelled';
  const { delivery } = found;
  if (delivery.status === 'CANCELLED') return 'cancelled';
  if (delivery.cancel_asked_at === null || isOver(delivery.status)) return 'too_late';
  const service = deps.couriers[delivery.provider];
  if (service === undefined) return 'unknown';
  const { external_id } = delivery;
  const asked = await service.cancel(delivery);
  if (asked.ok) {
    await recordNews(deps, key, { news: asked.value, external_id, source: 'server' });
    return asked.value.status === 'CANCELLED' ? 'cancelled' : 'unknown';
  }
  switch (asked.error.code) {
    case 'too_late': {
      const looked = await service.lookUp(delivery);
      if (!looked.ok) return 'unknown';
      await recordNews(deps, key, { news: looked.value, external_id, source: 'lookup' });
      return await standAfterAll(deps, key);
    }
    case 'absent':
      if (isInFlight(deps, delivery)) return 'unknown';
      await endUnsent(deps, key);
      return 'cancelled';
    case 'unknown':
    case 'rejected':
    case 'not_deliverable':
    case 'offer_expired':
      deps.log.warn({ ...key, failure: asked.error }, 'a delivery could not be called off yet');
      return 'unknown';
    default:
      return assertNever(asked.error);
  }
}

function isInFlight({ clock }: Deps, { dispatched_at }: DeliveryRow): boolean {
  return dispatched_at !== null && clock.now().getTime() - dispatched_at.getTime() < IN_FLIGHT_MS;
}

/** The courier was faster: what was asked for is asked no more, unless what the look-up said ended it. */
async function standAfterAll(deps: Deps, key: DeliveryKey): Promise<Cancelled> {
  return await deps.db.transaction(async (tx) => {
    const inside = { ...deps, db: tx };
    const delivery = await lockDelivery(tx, key);
    if (delivery === null || delivery.status === 'CANCELLED') return 'cancelled';
    const after = await changeDelivery(inside, delivery, { cancel_asked_at: null }, 'server');
    await tellDelivery(inside, after);
    return 'too_late';
  });
}

/** No courier was ever sent for. */
async function endUnsent(deps: Deps, key: DeliveryKey): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await changeHeldOrder({ ...deps, db: tx }, key, async (inside, held) => {
      const delivery = await lockDelivery(inside.db, key);
      if (delivery === null || isOver(delivery.status)) return null;
      await endWithOrder(inside, held, 'delivery_cancelled');
      const after = await changeDelivery(inside, delivery, { status: 'CANCELLED' }, 'server');
      await tellDelivery(inside, after);
      return null;
    });
  });
}
