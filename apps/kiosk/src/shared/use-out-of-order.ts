import { isOfferedFor } from '@comanda/cart';
import { useRestaurant } from '@comanda/ordering';
import type { OrderType } from '@comanda/contracts';
import { useSectionFault } from './section-fault';
import { useConnection } from './use-connection';
import { useDevice } from './use-device';
import { useReaders } from './use-readers';

const ORDER_TYPES = ['DINE_IN', 'TAKEOUT'] as const satisfies readonly OrderType[];

/**
 * Whether no order is taken here: staff have closed the kiosk, no guest can be seated, or nothing is paid at the counter and no
 * reader answers or the connection is gone. A menu that is only read needs none of it.
 */
export function useOutOfOrder(): boolean {
  const { order_mode, pay_at_counter } = useRestaurant();
  const { terminals, own } = useReaders();
  const { device } = useDevice();
  const hasCounter = ORDER_TYPES.some(
    (type) => isOfferedFor(order_mode, type) && isOfferedFor(pay_at_counter, type),
  );
  const isConnected = useConnection();
  const hasSectionFault = useSectionFault();
  const isReaderMissing = terminals !== undefined && own === null;
  if (device?.is_open === false) return true;
  if (order_mode === 'RESTAURANT_SETTING_NONE') return false;
  return hasSectionFault || (!hasCounter && (isReaderMissing || !isConnected));
}
