import type { OrderType, Restaurant } from '@comanda/contracts';
import { isOfferedFor } from './order-type';

/** When an order is paid: never, for none is taken; before it is cooked; only at the counter; or as the guest likes, also after. */
export type PaymentType =
  | 'NO_PAYMENT'
  | 'PAYMENT_REQUIRED'
  | 'PAY_COUNTER_ONLY'
  | 'PAY_AFTER_ORDER';

/** Settings that decide it. */
export type PaymentSettings = Pick<
  Restaurant,
  'order_mode' | 'payment_service' | 'stripe_payments' | 'pay_at_counter'
>;

/** When an order of this kind is paid; a kiosk or a tablet has it paid first (CART-24). */
export function paymentTypeOf(
  settings: PaymentSettings,
  order_type: OrderType,
  { pays_first = false }: { readonly pays_first?: boolean } = {},
): PaymentType {
  if (!isOfferedFor(settings.order_mode, order_type)) return 'NO_PAYMENT';
  const isServedFirst =
    order_type === 'DINE_IN' || isOfferedFor(settings.pay_at_counter, order_type);
  if (pays_first || !isServedFirst) return 'PAYMENT_REQUIRED';
  return isPaidOnline(settings, order_type) ? 'PAY_AFTER_ORDER' : 'PAY_COUNTER_ONLY';
}

/** Whether an order of this kind can be paid online (CART-24). */
export function isPaidOnline(
  {
    payment_service,
    stripe_payments,
  }: Pick<PaymentSettings, 'payment_service' | 'stripe_payments'>,
  order_type: OrderType,
): boolean {
  return payment_service !== 'NONE' && isOfferedFor(stripe_payments, order_type);
}
