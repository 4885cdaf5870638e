import type { DeliveryChoice } from '../store/delivery-slice';

/** Delivery cost of an order; null without delivery. */
export type DeliveryTerms = {
  readonly delivery_fee: number;
  readonly delivery_tip: number;
};

/** The terms that a cart is priced with: those of the quote, also of one that has just run out, so that no total jumps. */
export function deliveryTerms({ is_wanted, quote }: DeliveryChoice): DeliveryTerms | null {
  return is_wanted && quote !== null
    ? { delivery_fee: quote.fee, delivery_tip: quote.delivery_tip }
    : null;
}

export type DeliveryFault =
  /** Nothing has said yet what bringing it costs. */
  | { readonly code: 'delivery_unquoted' }
  /** It has to be asked for once more. */
  | { readonly code: 'delivery_expired' }
  /** The dishes come to less than is brought. */
  | { readonly code: 'delivery_min_spend'; readonly min_spend: number };

/** Why an order that is to be brought cannot be paid yet; null when it can, or when nobody is to bring it. */
export function deliveryFault(
  { is_wanted, quote }: DeliveryChoice,
  subtotal: number,
  now: Date,
): DeliveryFault | null {
  if (!is_wanted) return null;
  if (quote === null) return { code: 'delivery_unquoted' };
  if (new Date(quote.expires_at) <= now) return { code: 'delivery_expired' };
  const { min_spend } = quote;
  return subtotal < min_spend ? { code: 'delivery_min_spend', min_spend } : null;
}
