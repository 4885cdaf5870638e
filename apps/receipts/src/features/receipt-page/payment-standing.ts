import type { Order } from '@comanda/contracts';

type StandingOrder = Pick<
  Order,
  'status' | 'placed_at' | 'amount' | 'open_amount' | 'refunded_amount' | 'payment_status'
>;

type PaymentStanding =
  | 'unpaid'
  | 'checking'
  | 'partly_paid'
  | 'paid'
  | 'free'
  | 'partly_refunded'
  | 'refunded'
  | 'cancelled';

/** How good the news is. */
export const STANDING_TONES = {
  unpaid: 'warning',
  checking: 'info',
  partly_paid: 'warning',
  paid: 'success',
  free: 'success',
  partly_refunded: 'info',
  refunded: 'info',
  cancelled: 'danger',
} as const satisfies Record<PaymentStanding, string>;

/** Statuses in which the outcome of a payment is on its way. */
const IS_UNDERWAY: ReadonlySet<Order['payment_status']> = new Set([
  'PROCESSING',
  'AUTHORIZED',
  'CAPTURED',
]);

/** Where an order stands with its money, for the banner of its receipt. Of what was given back nothing is asked again. */
export function paymentStanding({
  status,
  placed_at,
  amount,
  open_amount,
  refunded_amount,
  payment_status,
}: StandingOrder): PaymentStanding {
  if (status === 'ORDER_CANCELLED') return 'cancelled';
  if (amount === 0) return 'free';
  if (placed_at === null) return IS_UNDERWAY.has(payment_status) ? 'checking' : 'unpaid';
  // The kitchen has what was placed, and waits for no money.
  if (open_amount > 0) return 'partly_paid';
  return refundStanding(amount, refunded_amount);
}

/** How much of a paid amount, in cents, was given back. */
export function refundStanding(
  amount: number,
  refunded_amount: number,
): 'paid' | 'partly_refunded' | 'refunded' {
  if (refunded_amount === 0) return 'paid';
  return refunded_amount < amount ? 'partly_refunded' : 'refunded';
}

/** Whether lines of an order are paid while others are not. */
export function isPaidInPart({ items, status }: Pick<Order, 'items' | 'status'>): boolean {
  const unpaid = items.filter(({ has_paid }) => has_paid === 'PAYMENT_UNPAID');
  return status !== 'ORDER_CANCELLED' && unpaid.length > 0 && unpaid.length < items.length;
}
