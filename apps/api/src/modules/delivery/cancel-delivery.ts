import type { Delivery, Order } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import type { Deps } from '../../deps';
import type { GuestPrincipal } from '../../http/principal';
import type { Refusal } from '../../http/refusal';
import { changeHeldOrder } from '../board/change-order';
import type { BoardOrder } from '../board/lock-board-order';
import { findOwnGuest } from '../guests/own-guest';
import { findOrder } from '../orders/repository';
import { callOff } from './call-off';
import { cancelAtService } from './cancel-at-service';
import type { DeliveryKey } from './delivery-rows';
import { toDelivery } from './delivery-view';
import { endWithOrder } from './end-with-order';
import { isCancellable } from './is-cancellable';
import { findDelivery, findGuestDelivery, lockDelivery } from './repository';

export type CancelledDelivery = { readonly delivery: Delivery; readonly order: Order };

/**
 * Calls off the newest delivery of a guest of the caller's table, with its order; what was paid goes back. The courier
 * service has the last word: it is asked outside of any transaction, by the outbox too should this server die over it.
 */
export async function cancelDelivery(
  deps: Deps,
  principal: GuestPrincipal,
  guest_id: string,
): Promise<Result<CancelledDelivery, Refusal>> {
  const guest = await findOwnGuest(deps.db, principal, guest_id);
  if (guest === null) return err({ code: 'not_found' });
  const isSeated = principal.section_type === 'DINE_IN';
  const found = isSeated ? null : await findGuestDelivery(deps.db, guest);
  if (found === null) return err({ code: 'delivery_not_cancellable' });
  const { restaurant_id, order_id } = found.delivery;
  const key = { restaurant_id, order_id };
  if (found.delivery.status !== 'CANCELLED') {
    const refusal = await askToCancel(deps, key);
    if (refusal !== null) return err(refusal);
  }
  return await showCancelled(deps, key);
}

async function askToCancel(deps: Deps, key: DeliveryKey): Promise<Refusal | null> {
  const asked = await deps.db.transaction((tx) =>
    changeHeldOrder({ ...deps, db: tx }, key, (inside, held) => callOffFor(inside, held, key)),
  );
  if (!asked.ok) return asked.error;
  const now = await findDelivery(deps.db, key);
  if (now === null || now.delivery.status === 'CANCELLED') return null;
  const outcome = await cancelAtService(deps, key);
  if (outcome === 'cancelled') return null;
  return outcome === 'too_late'
    ? { code: 'delivery_not_cancellable' }
    : { code: 'unavailable', retry_after: 3, detail: 'The courier service has yet to confirm it.' };
}

async function callOffFor(
  inside: Deps,
  held: BoardOrder,
  key: DeliveryKey,
): Promise<Refusal | null> {
  const delivery = await lockDelivery(inside.db, key);
  if (delivery === null) return { code: 'not_found' };
  if (delivery.status === 'CANCELLED') return null;
  // Asked for before, it is asked again for as long as the service has not said.
  if (delivery.cancel_asked_at !== null) return null;
  if (!isCancellable(delivery, held.order)) return { code: 'delivery_not_cancellable' };
  const after = await callOff(inside, delivery, 'guest');
  if (after.status === 'CANCELLED') await endWithOrder(inside, held, 'delivery_cancelled');
  return null;
}

async function showCancelled(
  deps: Deps,
  key: DeliveryKey,
): Promise<Result<CancelledDelivery, Refusal>> {
  const found = await findDelivery(deps.db, key);
  const order = await findOrder(deps.db, key);
  if (found === null || order === null) return err({ code: 'not_found' });
  return ok({ delivery: toDelivery(found, found.order), order });
}
