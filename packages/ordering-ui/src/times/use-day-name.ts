import { useNow, useRestaurant } from '@comanda/ordering';
import { daysUntil } from '@comanda/schedules';
import { useTranslation } from 'react-i18next';
import { useFormat } from './use-format';

/** The day of a time as one says it: today, tomorrow, or its date. */
export function useDayName(): (instant: Date) => string {
  const { t } = useTranslation();
  const { day } = useFormat();
  const { timezone } = useRestaurant();
  const now = useNow();
  return (instant) => {
    const away = daysUntil(instant, now, timezone);
    if (away === 0) return t('cart.pickup.today');
    return away === 1 ? t('cart.pickup.tomorrow') : day(instant);
  };
}
