import { isOfferedFor } from '@comanda/cart';
import type { OrderType, PaymentService, Restaurant } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import type { Deps } from '../../deps';
import type { Refusal } from '../../http/refusal';
import type { Processor } from '../../processors/processor';

export type Chosen = { readonly processor: Processor; readonly account_id: string | null };

/** Chooses the processor of online orders, or returns why there is none. */
export function chooseProcessor(
  { processors }: Pick<Deps, 'processors'>,
  restaurant: Restaurant,
  order_type: OrderType,
): Result<Chosen, Refusal> {
  if (!isOfferedFor(restaurant.stripe_payments, order_type))
    return err({ code: 'payment_method_unavailable' });
  const processor = processors[restaurant.payment_service];
  if (processor === undefined) return err({ code: 'payment_setup' });
  return ok({ processor, account_id: accountOf(restaurant, processor.payment_service) });
}

/** The restaurant's own account with the service; none = the platform's. */
function accountOf(restaurant: Restaurant, payment_service: PaymentService): string | null {
  return payment_service === 'STRIPE' ? restaurant.stripe_acct : null;
}
