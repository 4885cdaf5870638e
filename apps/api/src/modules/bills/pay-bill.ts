import type { ShareInput } from '@comanda/contracts';
import { err, type Result } from '@comanda/kernel';
import { isTipOffered, type OrderTipFields } from '@comanda/totals';
import type { Deps } from '../../deps';
import type { GuestPrincipal } from '../../http/principal';
import type { Refusal } from '../../http/refusal';
import type { KeyedRequest } from '../../plugins/idempotency/keyed-request';
import { checkOrderer } from '../orders/check-orderer';
import { chooseProcessor } from '../payments/choose-processor';
import type { OpenedIntent } from '../payments/create-intent';
import { openSharePayment } from './open-share-payment';
import { unaskedTip } from './unasked-tip';

export type BillPayment = OrderTipFields & {
  readonly restaurant_id: string;
  readonly guest_id: string;
  readonly share: ShareInput;
  readonly expected_total?: number | undefined;
  readonly replaces?: string | undefined;
};

/**
 * Claims a share of the bill for a guest, then opens a payment for exactly that. Whoever comes second is told who was first.
 */
export async function payBill(
  deps: Deps,
  keyed: KeyedRequest,
  principal: GuestPrincipal,
  input: BillPayment,
): Promise<Result<OpenedIntent, Refusal>> {
  const checked = await checkOrderer(deps, principal, input, { needs_phone: false });
  if (!checked.ok) return checked;
  const { entry, orderer } = checked.value;
  const { restaurant } = entry;
  const order_type = principal.section_type === 'DINE_IN' ? 'DINE_IN' : 'TAKEOUT';
  if (!restaurant.pay_bill_enabled) return err({ code: 'payment_method_unavailable' });
  const chosen = chooseProcessor(deps, restaurant, order_type);
  if (!chosen.ok) return chosen;
  const unasked = unaskedTip(input, isTipOffered(restaurant, order_type));
  if (unasked !== null) return err({ code: 'tip_too_high', detail: unasked });

  const { processor, account_id } = chosen.value;
  const { payment_service } = processor;
  const { share, expected_total, replaces } = input;
  const tip = { tip_percentage: input.tip_percentage, tip_fixed: input.tip_fixed };
  const wish = {
    orderer,
    staff_id: null,
    share,
    tip,
    payment_service,
    account_id,
    expected_total,
    replaces,
    terminal: null,
  };
  return await openSharePayment(deps, keyed, wish, { processor, description: restaurant.name });
}
