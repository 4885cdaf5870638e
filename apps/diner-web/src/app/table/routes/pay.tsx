import { useParty } from '../party-context';
import { CheckoutPay } from './pay-checkout';
import { BillPay } from './pay-bill';

/** Paying: at a table a share of what was ordered, elsewhere what is in the cart. */
export function TablePayRoute() {
  return useParty().pays_later ? <BillPay /> : <CheckoutPay />;
}
