import type { Order } from '@comanda/contracts';

type StandingOrder = Pick<
  Order,
  'status' | 'placed_at' | 'amount' | 'open_amount' | 'refunded_amount'
>;

type PaymentStanding =
  | 'unpaid'
  | 'partly_paid'
  | 'paid'
  | 'free'
  | 'partly_refunded'
  | 'refunded'
  | 'cancelled';

/** How good the news is. */
export const STANDING_TONES = {
  unpaid: 'warning',
  partly_paid: 'warning',
  paid: 'success',
  free: 'success',
  partly_refunded: 'info',
  refunded: 'info',
  cancelled: 'danger',
} as const satisfies Record<PaymentStanding, string>;

/** Where an order stands with its money, for the banner of its receipt. Of what was given back nothing is asked again. */
export function paymentStanding({
  status,
  placed_at,
  amount,
  open_amount,
  refunded_amount,
}: StandingOrder): PaymentStanding {
  if (status === 'ORDER_CANCELLED') return refunded_amount > 0 ? 'refunded' : 'cancelled';
  if (amount === 0) return 'free';
  // The kitchen has what was placed, and waits for no money.
  if (open_amount > 0) return placed_at === null ? 'unpaid' : 'partly_paid';
  return refundStanding(amount, refunded_amount);
}

export function refundStanding(
  amount: number,
  refunded_amount: number,
): 'paid' | 'partly_refunded' | 'refunded' {
  if (refunded_amount === 0) return 'paid';
  return refunded_amount < amount ? 'partly_refunded' : 'refunded';
}
