import { isOfferedFor } from '@comanda/cart';
import { useRestaurant } from '@comanda/ordering';
import type { OrderType } from '@comanda/contracts';
import { useReaders } from './use-readers';

const ORDER_TYPES = ['DINE_IN', 'TAKEOUT'] as const satisfies readonly OrderType[];

/** Whether no order could be paid here: no reader answers, and nothing is paid at the counter. A menu that is only read needs neither. */
export function useOutOfOrder(): boolean {
  const { order_mode, pay_at_counter } = useRestaurant();
  const { terminals, own } = useReaders();
  const hasCounter = ORDER_TYPES.some(
    (type) => isOfferedFor(order_mode, type) && isOfferedFor(pay_at_counter, type),
  );
  const isRead = terminals !== undefined;
  return order_mode !== 'RESTAURANT_SETTING_NONE' && isRead && own === null && !hasCounter;
}
