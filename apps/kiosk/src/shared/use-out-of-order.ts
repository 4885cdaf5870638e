import { isOfferedFor } from '@comanda/cart';
import { useRestaurant } from '@comanda/ordering';
import type { OrderType } from '@comanda/contracts';
import { useDevice } from './use-device';
import { useReaders } from './use-readers';

const ORDER_TYPES = ['DINE_IN', 'TAKEOUT'] as const satisfies readonly OrderType[];

/** Whether no order is taken here: staff have closed the kiosk, or no reader answers and nothing is paid at the counter. A menu that is only read needs neither. */
export function useOutOfOrder(): boolean {
  const { order_mode, pay_at_counter } = useRestaurant();
  const { terminals, own } = useReaders();
  const { device } = useDevice();
  const hasCounter = ORDER_TYPES.some(
    (type) => isOfferedFor(order_mode, type) && isOfferedFor(pay_at_counter, type),
  );
  const isRead = terminals !== undefined;
  if (device?.is_open === false) return true;
  return order_mode !== 'RESTAURANT_SETTING_NONE' && isRead && own === null && !hasCounter;
}
