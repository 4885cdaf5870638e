import { useRestaurant } from '@comanda/ordering';
import { useSectionFault } from './section-fault';
import { useDevice } from './use-device';
import { usePayableTypes } from './use-payable-types';

/**
 * Whether no order is taken here: staff have closed the kiosk, no guest can be seated, or no order can be paid. A menu that is
 * only read needs none of it.
 */
export function useOutOfOrder(): boolean {
  const { order_mode } = useRestaurant();
  const { device } = useDevice();
  const payable = usePayableTypes();
  const hasSectionFault = useSectionFault();
  if (device?.is_open === false) return true;
  if (order_mode === 'RESTAURANT_SETTING_NONE') return false;
  return hasSectionFault || payable.length === 0;
}
