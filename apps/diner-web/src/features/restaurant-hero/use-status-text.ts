import { isSoon, type RestaurantStatus, useNow } from '@comanda/ordering';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/use-format';

/** Whether a restaurant is open, and until or from when, in a few words. */
export function useStatusText(): (status: RestaurantStatus) => string {
  const { t } = useTranslation();
  const { time, dateTime } = useFormat();
  const now = useNow();
  return ({ state, closes_at, opens_at }) => {
    if (state === 'open') {
      return closes_at
        ? t('schedule.open_until', { time: time(closes_at) })
        : t('schedule.open_all_day');
    }
    if (state === 'closed' && opens_at) {
      const when = isSoon(opens_at, now) ? time(opens_at) : dateTime(opens_at);
      return t('schedule.opens_at', { time: when });
    }
    return t('schedule.closed_now');
  };
}
