import { usePaymentOptions, useRestaurant } from '@comanda/ordering';
import { useParty } from './party-context';

/** Whether something of the table's bill can be paid on a phone: it is offered here, and something is open. */
export function useCanPayBill(): boolean {
  const { pay_bill_enabled, is_bill_button_hidden } = useRestaurant();
  const { online } = usePaymentOptions();
  const { bill, me } = useParty();
  const isOffered = pay_bill_enabled && !is_bill_button_hidden && online;
  return isOffered && me !== null && bill !== null && bill.open + bill.claimed > 0;
}
