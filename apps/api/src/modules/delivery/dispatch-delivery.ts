import { err, ok, type Result } from '@comanda/kernel';
import type {
  CourierFailure,
  CourierNews,
  CourierService,
  Trip,
} from '../../couriers/courier-service';
import type { Deps } from '../../deps';
import type { DeliveryKey } from './delivery-rows';
import { pickupOf } from '../../couriers/pickup-of';
import { UNANSWERED } from './recall-unsure';
import { failed, recordNews } from './record-news';
import { changeDelivery, findDelivery, lockDelivery, type WholeDelivery } from './repository';
import { tellDelivery } from './tell-delivery';

/** After so many tries with nobody to go, or no answer, somebody has to look into it. */
const MOST_TRIES_WITHOUT_COURIER = 4;
const MOST_TRIES_WITHOUT_ANSWER = 8;

/**
 * Sends a courier for a placed order, once. What was called before is looked up before it is called again, and an offer
 * that has expired since is asked for anew at the restaurant's cost. Throws when it has to come again.
 */
export async function dispatchDelivery(deps: Deps, key: DeliveryKey, tries: number): Promise<void> {
  const found = await findDelivery(deps.db, key);
  if (found === null || !isWanted(found)) return;
  const { provider } = found.delivery;
  const service = deps.couriers[provider];
  const outcome =
    service === undefined
      ? err({ code: 'rejected' as const, detail: `${provider} is not set up here.` })
      : await sendOnce(deps, service, found);
  if (outcome.ok) return;
  const failure = outcome.error;
  // Called off while it was being sent for.
  if (failure.code === 'too_late') return;
  const most =
    failure.code === 'not_deliverable' ? MOST_TRIES_WITHOUT_COURIER : MOST_TRIES_WITHOUT_ANSWER;
  if (failure.code !== 'rejected' && tries < most)
    throw new Error(`No courier could be sent: ${failure.code}.`);
  deps.log.error({ ...key, failure }, 'no courier can be sent for a paid order');
  const isKnown = failure.code === 'not_deliverable' || failure.code === 'rejected';
  await giveUp(deps, key, isKnown ? failure.detail : UNANSWERED);
}

async function sendOnce(
  deps: Deps,
  service: CourierService,
  whole: WholeDelivery,
): Promise<Result<null, CourierFailure>> {
  const { delivery } = whole;
  if (delivery.dispatched_at !== null) {
    const looked = await service.lookUp(delivery);
    if (looked.ok) return await keep(deps, whole, looked.value);
    if (looked.error.code !== 'absent') return looked;
  }
  const offered = delivery.offer_ref === null ? await renewOffer(deps, service, whole) : ok(whole);
  if (!offered.ok) return offered;
  const first = await takeUp(deps, service, offered.value);
  if (first.ok || first.error.code !== 'offer_expired') return first;
  const renewed = await renewOffer(deps, service, whole);
  return renewed.ok ? await takeUp(deps, service, renewed.value) : renewed;
}

/** Asks for an offer under a new name: one that was priced and not taken up stays unused. */
async function renewOffer(
  deps: Deps,
  service: CourierService,
  whole: WholeDelivery,
): Promise<Result<WholeDelivery, CourierFailure>> {
  const external_id = deps.newId();
  const trip = await tripOf(deps, whole, external_id);
  if (!trip.ok) return trip;
  const asked = await service.offer(trip.value);
  if (!asked.ok) return asked;
  const { offer_ref, fee } = asked.value;
  if (fee > whole.quote.fee)
    deps.log.warn({ order_id: whole.order.order_id, fee }, 'a courier costs more than was paid');
  return await change(deps, whole, { external_id, offer_ref, cost: fee, dispatched_at: null });
}

async function takeUp(
  deps: Deps,
  service: CourierService,
  whole: WholeDelivery,
): Promise<Result<null, CourierFailure>> {
  // Committed before the service hears of it: from here on it is looked up first.
  const marked = await change(deps, whole, { dispatched_at: deps.clock.now() });
  if (!marked.ok) return marked;
  const { external_id, offer_ref } = marked.value.delivery;
  const trip = await tripOf(deps, marked.value, external_id);
  if (!trip.ok) return trip;
  const sent = await service.dispatch(trip.value, offer_ref ?? '');
  return sent.ok ? await keep(deps, marked.value, sent.value) : sent;
}

async function keep(
  deps: Deps,
  { delivery }: WholeDelivery,
  news: CourierNews,
): Promise<Result<null, never>> {
  const { external_id } = delivery;
  await recordNews(deps, delivery, { news, external_id, source: 'server' });
  return ok(null);
}

/** Changes a delivery that is still wanted; `too_late` for one that was called off meanwhile. */
async function change(
  deps: Deps,
  whole: WholeDelivery,
  changes: Parameters<typeof changeDelivery>[2],
): Promise<Result<WholeDelivery, CourierFailure>> {
  return await deps.db.transaction(async (tx) => {
    const delivery = await lockDelivery(tx, whole.delivery);
    if (delivery === null || !isWanted({ ...whole, delivery })) return err({ code: 'too_late' });
    const after = await changeDelivery({ ...deps, db: tx }, delivery, changes, 'server');
    return ok({ ...whole, delivery: after });
  });
}

async function giveUp(deps: Deps, key: DeliveryKey, failure: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const inside = { ...deps, db: tx };
    const delivery = await lockDelivery(tx, key);
    if (delivery?.status !== 'WAITING') return;
    const after = await changeDelivery(inside, delivery, failed(deps, failure), 'server');
    await tellDelivery(inside, after);
  });
}

async function tripOf(
  deps: Deps,
  { order, quote }: WholeDelivery,
  external_id: string,
): Promise<Result<Trip, CourierFailure>> {
  const entry = await deps.catalogue.get(order.restaurant_id);
  const pickup = entry && pickupOf(entry.restaurant);
  if (pickup === null)
    return err({ code: 'rejected', detail: 'The restaurant has no number to be called on.' });
  const { dropoff, delivery_tip: tip } = quote;
  const { net_total: value, currency, ready_at } = order;
  return ok({ external_id, pickup, dropoff, value, currency, tip, ready_at });
}

function isWanted({ delivery, order }: Pick<WholeDelivery, 'delivery' | 'order'>): boolean {
  return (
    delivery.status === 'WAITING' &&
    delivery.cancel_asked_at === null &&
    order.status !== 'ORDER_CANCELLED'
  );
}
