import { useRestaurant } from '@comanda/ordering';
import { storedPayment } from '@comanda/ordering/payment';
import { useState } from 'react';
import { useParty } from '../party-context';
import { CheckoutPay } from './pay-checkout';
import { BillPay } from './pay-bill';

/** Paying: at a table a share of what was ordered, elsewhere what is in the cart. A share stays in sight whatever another tab does. */
export function TablePayRoute() {
  const { pays_later } = useParty();
  const { restaurant_id } = useRestaurant();
  // Perhaps somebody comes back from another site.
  const [isPaying, setPaying] = useState(() => storedPayment(restaurant_id) !== null);
  return pays_later || isPaying ? <BillPay onPaying={setPaying} /> : <CheckoutPay />;
}
