import type { RestaurantStatus } from '@comanda/ordering';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/use-format';

const DAY_MS = 86_400_000;

/** Whether a restaurant is open, and until or from when, in a few words. */
export function useStatusText(): (status: RestaurantStatus) => string {
  const { t } = useTranslation();
  const { time, dateTime } = useFormat();
  return ({ state, closes_at, opens_at }) => {
    if (state === 'open') {
      return closes_at
        ? t('schedule.open_until', { time: time(closes_at) })
        : t('schedule.open_all_day');
    }
    if (state === 'closed' && opens_at) {
      const isSoon = opens_at.getTime() - Date.now() < DAY_MS;
      return t('schedule.opens_at', { time: isSoon ? time(opens_at) : dateTime(opens_at) });
    }
    return t('schedule.closed_now');
  };
}
