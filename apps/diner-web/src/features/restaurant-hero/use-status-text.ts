import { type RestaurantStatus, useNow } from '@comanda/ordering';
import { useTranslation } from 'react-i18next';
import { useFormat, useMomentText } from '@comanda/ordering-ui/times';

/** Whether a restaurant is open, and until or from when, in a few words. */
export function useStatusText(): (status: RestaurantStatus) => string {
  const { t } = useTranslation();
  const { time } = useFormat();
  const momentText = useMomentText();
  const now = useNow();
  return ({ state, closes_at, opens_at }) => {
    if (state === 'open') {
      return closes_at
        ? t('schedule.open_until', { time: time(closes_at) })
        : t('schedule.open_all_day');
    }
    if (state === 'closed' && opens_at) {
      return t('schedule.opens', { when: momentText(opens_at, now) });
    }
    return t('schedule.closed_now');
  };
}
