import { assertNever } from '@comanda/kernel';
import { type AddFault, useOrdering } from '@comanda/ordering';
import { useTranslation } from 'react-i18next';
import { asSentence } from './as-sentence';
import { useFormat } from './use-format';
import { useMomentText } from './use-moment-text';

/** Why a dish cannot be ordered, in words. */
export function useBlockText(): (fault: AddFault, name: string) => string {
  const { t } = useTranslation();
  const { wallTime } = useFormat();
  const momentText = useMomentText();
  const { clock } = useOrdering();
  return (fault, name) => {
    switch (fault.code) {
      case 'ordering_disabled':
        return t('menu.browse_only');
      case 'restaurant_inactive':
        return t('menu.not_taking_orders');
      case 'restaurant_closed':
        return fault.opens_at
          ? `${t('menu.closed_banner')} ${asSentence(t('schedule.opens', { when: momentText(fault.opens_at, clock.now()) }))}`
          : t('menu.closed_banner');
      case 'last_order_passed':
        return t('menu.last_order_passed');
      case 'item_sold_out':
        return t('item.fault.sold_out', { name });
      case 'item_unavailable':
        return t('item.not_available', { name });
      case 'invalid_modifiers':
        return t('error.invalid_modifiers');
      case 'menu_not_served': {
        const [range] = fault.served;
        if (range) {
          return t('item.not_served_now', {
            name,
            start: wallTime(range.start_time),
            end: wallTime(range.end_time),
          });
        }
        const unavailable = t('item.not_available', { name });
        return fault.next
          ? `${unavailable} ${asSentence(t('schedule.served_again', { when: momentText(fault.next, clock.now()) }))}`
          : unavailable;
      }
      default:
        return assertNever(fault);
    }
  };
}
