import { UNLIMITED } from '@comanda/contracts';
import type { GroupFault } from '@comanda/modifiers';
import { useTranslation } from 'react-i18next';

/** Describes a group's fault. */
export function useFaultText(): (fault: GroupFault) => string {
  const { t } = useTranslation();
  return ({ name: group, min_qty: min, max_qty: max, max_selections, reason }) => {
    if (reason === 'out_of_stock') {
      return t('item.fault.sold_out', { name: group });
    }
    if (reason === 'too_many_selections')
      return t('item.fault.at_most', { group, count: max_selections });
    if (min === max) return t('item.fault.exactly', { group, count: min });
    if (reason === 'too_many') return t('item.fault.at_most', { group, count: max });
    return max >= UNLIMITED
      ? t('item.fault.at_least', { group, count: min })
      : t('item.fault.between', { group, min, max });
  };
}
