import { err, ok, type Result } from '@comanda/kernel';
import type { OrderTipFields } from '@comanda/totals';
import type { Deps } from '../../deps';
import type { Refusal } from '../../http/refusal';
import { findQuote, isTakenUp } from './repository';

/** Extra cost of a delivered order, and its minimum amount. */
export type DeliveryTerms = {
  readonly delivery_fee: number;
  readonly delivery_tip: number;
  readonly delivery_min_spend: number;
};

type Asked = Pick<OrderTipFields, 'delivery_tip'> & {
  readonly restaurant_id: string;
  readonly guest_id: string;
  readonly delivery_quote_id?: string | null | undefined;
  readonly pickup_time: Date | null;
};

/**
 * The stored terms of the offer that an order takes up; nothing of them comes from the client. Another guest's, one that has
 * expired or was taken up before, and another tip than the courier was promised: then a new one has to be asked for.
 */
export async function takeUpQuote(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { restaurant_id, guest_id, delivery_quote_id, delivery_tip, pickup_time }: Asked,
): Promise<Result<DeliveryTerms | Record<string, never>, Refusal>> {
  if (delivery_quote_id === null || delivery_quote_id === undefined) return ok({});
  if (pickup_time !== null) {
    const detail = 'Why: what is brought is brought as soon as it is ready.';
    return err({ code: 'pickup_time_invalid', detail });
  }
  const quote = await findQuote(db, { restaurant_id, quote_id: delivery_quote_id });
  if (quote?.guest_id !== guest_id) return err({ code: 'delivery_quote_expired' });
  const isOpen = quote.expires_at > clock.now() && quote.delivery_tip === (delivery_tip ?? 0);
  if (!isOpen || (await isTakenUp(db, quote))) return err({ code: 'delivery_quote_expired' });
  return ok({
    delivery_fee: quote.fee,
    delivery_tip: quote.delivery_tip,
    delivery_min_spend: quote.min_spend,
  });
}
