import { useRestaurant } from '@comanda/ordering';
import { daysUntil } from '@comanda/schedules';
import { useTranslation } from 'react-i18next';
import { useFormat } from './use-format';

/** A time to come as one says it: at 11:00 AM, tomorrow at 11:00 AM, on Monday, November 23 at 11:00 AM; Mon, Nov 23 in short. */
export function useMomentText(
  said: 'schedule.moment' | 'order.status_scheduled' = 'schedule.moment',
): (instant: Date, now: Date, width?: 'short') => string {
  const { t } = useTranslation();
  const { time, day } = useFormat();
  const { timezone } = useRestaurant();
  return (instant, now, width) => {
    const days = daysUntil(instant, now, timezone);
    if (days === 0) return t(`${said}.today`, { time: time(instant) });
    if (days === 1) return t(`${said}.tomorrow`, { time: time(instant) });
    return t(`${said}.on`, { day: day(instant, width), time: time(instant) });
  };
}
