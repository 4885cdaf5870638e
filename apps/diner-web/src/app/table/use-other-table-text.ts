import { useRestaurant } from '@comanda/ordering';
import { useTranslation } from 'react-i18next';
import { useParty } from './party-context';

/** The way to another table, in words for a room where the place is one: its own label. */
export function useOtherTableText(): string {
  const { t } = useTranslation();
  const { hotel } = useRestaurant();
  const label = useParty().table?.label;
  return hotel !== null && label
    ? t('table.guests.other_place', { table: label })
    : t('table.guests.other_table');
}
