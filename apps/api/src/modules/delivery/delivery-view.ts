import type { Delivery, OrderItem, StaffDelivery } from '@comanda/contracts';
import type { OrderRow } from '../orders/order-rows';
import type { DeliveryRow, QuoteRow } from './delivery-rows';
import { isCancellable } from './is-cancellable';

type Shown = { readonly delivery: DeliveryRow; readonly quote: QuoteRow };

/** A delivery as the guest who ordered it sees it. */
export function toDelivery({ delivery, quote }: Shown, order: Pick<OrderRow, 'status'>): Delivery {
  const { status } = delivery;
  return {
    order_id: delivery.order_id,
    guest_id: delivery.guest_id,
    status,
    provider: delivery.provider,
    tracking_url: delivery.tracking_url,
    courier_name: delivery.courier_name,
    dropoff_eta: delivery.dropoff_eta.toISOString(),
    dropoff_address: quote.dropoff.address,
    is_cancellable: isCancellable(delivery, order),
    is_cancelling: delivery.cancel_asked_at !== null && status !== 'CANCELLED',
    updated_at: delivery.updated_at.toISOString(),
  };
}

/** The same as staff see it. */
export function toStaffDelivery(
  shown: Shown,
  order: Pick<OrderRow, 'status' | 'order_number' | 'delivery_tip_amount'>,
  items: OrderItem[],
): StaffDelivery {
  const { is_cancellable: _cancellable, ...common } = toDelivery(shown, order);
  const { delivery, quote } = shown;
  const { instructions, first_name, last_name, phone_number } = quote.dropoff;
  return {
    ...common,
    order_number: order.order_number,
    dropoff_instructions: instructions,
    dropoff_name: `${first_name} ${last_name}`,
    dropoff_phone_number: phone_number,
    items,
    delivery_zone: quote.zone_key,
    delivery_tip: order.delivery_tip_amount,
    courier_phone: delivery.courier_phone,
    attempt: delivery.attempt,
    cost: delivery.cost,
    failure: delivery.failure,
  };
}
