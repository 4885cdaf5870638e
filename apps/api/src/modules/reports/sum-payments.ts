import type { DayReport, Order, PaymentMethod } from '@comanda/contracts';
import type { Taking } from '../orders/find-takings';
import { sum } from './sum-orders';

const METHODS: readonly PaymentMethod[] = ['CARD', 'WALLET', 'TERMINAL', 'COUNTER'];

/** Adds up money by the way in which it was paid. What went back and to no card was handed over at the counter. */
export function sumPayments(
  orders: readonly Order[],
  takings: readonly Taking[],
): DayReport['payments'] {
  const refunded = sum(orders, ({ refunded_amount }) => refunded_amount);
  const to_cards = sum(takings, (taking) => taking.refunded);
  return METHODS.flatMap((payment_method) => {
    const its = takings.filter((taking) => taking.payment_method === payment_method);
    const by_counter = payment_method === 'COUNTER' ? refunded - to_cards : 0;
    const paid = sum(its, (taking) => taking.paid);
    if (paid === 0) return [];
    return [{ payment_method, paid, refunded: sum(its, (taking) => taking.refunded) + by_counter }];
  });
}
