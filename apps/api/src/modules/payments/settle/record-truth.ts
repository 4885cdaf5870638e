import type { CancelReason, OrderStatus, PaymentMethod, PaymentStatus } from '@comanda/contracts';
import type { Deps } from '../../../deps';
import { enqueue } from '../../../jobs/outbox/messages';
import { lockShareOrders } from '../../bills/close-share';
import type { OrderRow } from '../../orders/order-rows';
import { beginDelivery } from '../../delivery/begin-delivery';
import { capacityFor, placeInSlot } from '../../capacity/place-in-slot';
import { releaseRedemptions } from '../../campaigns/redemption-store';
import { findOrderCampaigns, findOrderItems, lockOrder } from '../../orders/repository';
import { holdOpenSession } from '../../orders/seated';
import { offerAt } from '../../orders/counter-offer';
import type { Offer } from '../../orders/price-order';
import type { ProviderPayment } from '../../../processors/processor';
import { orderChanged } from '../../orders/order-changed';
import { tellOrderChanged } from '../../orders/tell-changed';
import { countDecline } from './declines-of-network';
import { callForRefund } from './call-for-refund';
import { closeSharePayment } from './close-share-payment';
import { keepReference } from './keep-reference';
import { cancelOrder, cancelPaidOrder, markItems, placePaidOrder } from './close-paid-order';
import {
  appendPaymentEvent,
  isDeclineKnown,
  lockPayment,
  type PaymentKey,
  type PaymentRow,
  type PaymentSource,
  updatePayment,
} from './payment-repository';
import { isOpenPayment, nextPaymentStatus } from './payment-transitions';
import { readyAt } from './ready-at';
import { reasonNotPlaceable } from './reason-not-placeable';
import { watchLost } from './watch-lost';

export type Report = {
  readonly truth: ProviderPayment;
  readonly source: PaymentSource;
  readonly payment_method?: PaymentMethod | undefined;
};

export type Standing = {
  readonly payment_status: PaymentStatus;
  readonly order_status: OrderStatus;
};

/**
 * Writes down what the processor says of a payment, and all that follows from it, in the transaction of `deps.db`. The
 * payment's row is locked, so of several that bring the same news one acts and the others find it done.
 */
export async function recordTruth(deps: Deps, key: PaymentKey, report: Report): Promise<Standing> {
  const { truth, source } = report;
  const payment = await lockPayment(deps.db, key);
  if (payment !== null) await holdShare(deps, payment);
  const order = payment && (await lockOrder(deps.db, payment));
  if (payment === null || order === null)
    throw new Error(`Payment ${key.payment_id} or its order is gone; neither is ever deleted.`);

  const to_status = nextPaymentStatus(payment.status, truth.status);
  const isStray = truth.status === 'CAPTURED' && isStrayMoney(payment, order);
  if (isOutdated(payment, truth)) return await keepAsItIs(deps, payment, order);
  if (payment.provider_ref === null) await keepReference(deps, payment, truth.provider_ref);
  await recordDecline(deps, payment, report);
  if (isStray) return await returnStray(deps, payment, order, report);
  if (to_status === payment.status) return await confirmUnchanged(deps, payment, order, report);

  await updatePayment(deps, key, {
    status: to_status,
    provider_ref: truth.provider_ref,
    ...transactionOf(payment, truth),
    ...(truth.card ? { card: truth.card } : {}),
    checked_at: deps.clock.now(),
    refunded_amount: truth.amount_refunded,
    ...(report.payment_method === undefined ? {} : { payment_method: report.payment_method }),
  });
  await appendPaymentEvent(deps, key, { from_status: payment.status, to_status, source });
  await watchLost(deps, payment, truth);
  const order_status = await closeOrder(deps, payment, order, { ...report, to_status });
  if (to_status === 'CAPTURED' && order_status === 'ORDER_CANCELLED')
    await callForRefund(deps, order, truth);
  await publish(deps, payment, { ...order, status: order_status }, to_status);
  return { payment_status: to_status, order_status };
}

/**
 * Returns whether a status was read before the charge was sent: another call has sent it meanwhile. Received money
 * counts all the same.
 */
function isOutdated(payment: PaymentRow, truth: ProviderPayment): boolean {
  return truth.amount_received === 0 && payment.sent_at?.getTime() !== truth.sent_at?.getTime();
}

async function keepAsItIs(deps: Deps, payment: PaymentRow, order: OrderRow): Promise<Standing> {
  await updatePayment(deps, payment, { checked_at: deps.clock.now() });
  return { payment_status: payment.status, order_status: order.status };
}

/** The processor's own name for it, once there is one. */
function transactionOf(
  payment: PaymentRow,
  { transaction_ref }: ProviderPayment,
): Pick<PaymentRow, 'transaction_ref'> {
  return { transaction_ref: transaction_ref ?? payment.transaction_ref };
}

/** A share's orders are held in one order by all; its own is one of them. */
async function holdShare(deps: Deps, { restaurant_id, share_id }: PaymentRow): Promise<void> {
  if (share_id !== null) await lockShareOrders(deps, { restaurant_id, share_id });
}

async function closeOrder(
  deps: Deps,
  payment: PaymentRow,
  order: OrderRow,
  { truth, to_status }: Report & { readonly to_status: PaymentStatus },
): Promise<OrderStatus> {
  if (payment.share_id !== null) {
    await closeSharePayment(deps, payment, { to_status, isAgreed: isAsAgreed(payment, truth) });
    return order.status;
  }
  if (to_status === 'REFUNDED') return await closeRefunded(deps, payment, order);
  if (to_status === 'FAILED' || to_status === 'CANCELLED') await releaseRedemptions(deps.db, order);
  if (to_status !== 'CAPTURED') return order.status;

  const stored = {
    order,
    items: await findOrderItems(deps.db, order),
    campaigns: await findOrderCampaigns(deps.db, order),
  };
  const known = await deps.catalogue.getFresh(order.restaurant_id, deps.db);
  if (known === null)
    throw new Error(
      `Restaurant ${order.restaurant_id} of a paid order is gone; none is ever deleted.`,
    );
  const entry = offerAt(known, order.delivery_platform);
  const reason = isAsAgreed(payment, truth)
    ? ((await reasonNobodySits(deps, order)) ?? reasonNotPlaceable(entry, stored, deps.clock.now()))
    : 'payment_mismatch';
  if (reason !== null) return await cancelPaidOrder(deps, stored, payment.payment_id, reason);
  const ready_at = await readyInSlot(deps, entry, order);
  if (ready_at === null)
    return await cancelPaidOrder(deps, stored, payment.payment_id, 'slot_full');
  return (await beginDelivery(deps, order, ready_at))
    ? await placePaidOrder(deps, ready_at, stored)
    : await cancelPaidOrder(deps, stored, payment.payment_id, 'delivery_failed');
}

/** When the order will be ready; null when the place that was kept for it is gone, and every other one too. */
async function readyInSlot(
  deps: Deps,
  { restaurant }: Offer,
  order: OrderRow,
): Promise<Date | null> {
  const ready_at = readyAt(restaurant, order.pickup_time, deps.clock.now());
  const { capacity } = capacityFor(restaurant, order.order_type);
  return await placeInSlot(deps, capacity, { ...order, ready_at });
}

/** Nothing is brought to a table whose party was asked to leave; a bag is handed out all the same. */
async function reasonNobodySits(
  { db }: Pick<Deps, 'db'>,
  order: OrderRow,
): Promise<CancelReason | null> {
  if (order.order_type !== 'DINE_IN') return null;
  return (await holdOpenSession(db, order, { isPastGate: true })) ? null : 'table_closed';
}

/** Money that came back: of an order that it paid, or of one that was never placed. */
async function closeRefunded(
  deps: Deps,
  payment: PaymentRow,
  order: OrderRow,
): Promise<OrderStatus> {
  const isUnplaced = order.status === 'ORDER_OPEN' && isOpenPayment(payment.status);
  if (isUnplaced || payment.status === 'CAPTURED') await markItems(deps, order, 'PAYMENT_REFUNDED');
  return isUnplaced ? await cancelOrder(deps, order, 'by_restaurant') : order.status;
}

/** The processor took exactly what the guest was shown, in the same currency, for this very payment. */
function isAsAgreed(payment: PaymentRow, truth: ProviderPayment): boolean {
  return (
    truth.amount === payment.amount &&
    truth.amount_received === payment.amount &&
    truth.currency === payment.currency &&
    truth.payment_id === payment.payment_id
  );
}

/** Money for a payment that was given up, or for an order that is settled already. */
function isStrayMoney(payment: PaymentRow, order: OrderRow): boolean {
  if (payment.status === 'CAPTURED' || payment.status === 'REFUNDED') return false;
  if (!isOpenPayment(payment.status)) return true;
  // A share is paid of orders that were placed before; it is closed together with its payment.
  return payment.share_id === null && order.status !== 'ORDER_OPEN';
}

async function returnStray(
  deps: Deps,
  payment: PaymentRow,
  order: OrderRow,
  { truth, source }: Report,
): Promise<Standing> {
  const { status } = payment;
  deps.log.error(
    { payment_id: payment.payment_id, status },
    'money arrived for a closed payment and goes back',
  );
  await updatePayment(deps, payment, {
    ...transactionOf(payment, truth),
    checked_at: deps.clock.now(),
  });
  await appendPaymentEvent(deps, payment, {
    from_status: status,
    to_status: status,
    source,
    detail: { stray: true },
  });
  await enqueue(deps, payment.restaurant_id, {
    kind: 'payment.refund',
    payload: { payment_id: payment.payment_id },
  });
  return { payment_status: status, order_status: order.status };
}

async function confirmUnchanged(
  deps: Deps,
  payment: PaymentRow,
  order: OrderRow,
  { truth }: Report,
): Promise<Standing> {
  await updatePayment(deps, payment, {
    provider_ref: truth.provider_ref,
    ...transactionOf(payment, truth),
    checked_at: deps.clock.now(),
    // A part may be refunded by hand; news that was overtaken on its way takes none of it back.
    refunded_amount: Math.max(payment.refunded_amount, truth.amount_refunded),
  });
  return { payment_status: payment.status, order_status: order.status };
}

async function recordDecline(
  deps: Deps,
  payment: PaymentRow,
  { truth, source }: Report,
): Promise<void> {
  const { decline } = truth;
  if (decline === null || (await isDeclineKnown(deps.db, payment, decline.reference))) return;
  await countDecline(deps.db, payment, deps.clock.now());
  const { status } = payment;
  const detail = { decline: decline.reference, decline_code: decline.code };
  await appendPaymentEvent(deps, payment, {
    from_status: status,
    to_status: status,
    source,
    detail,
  });
}

/** To the restaurant's webhook it is a change only of an order that was placed before; of a share its bill has told. No screen shows a reader's test. */
async function publish(
  deps: Deps,
  { share_id }: PaymentRow,
  order: OrderRow,
  payment_status: PaymentStatus,
): Promise<void> {
  if (order.tested_terminal_id !== null) return;
  if (order.placed_at !== null && share_id === null)
    return await tellOrderChanged(deps, order, payment_status);
  await deps.events.publish(deps.db, orderChanged(order, payment_status));
}
