import type { NotServed } from '@comanda/schedules';
import { useTranslation } from 'react-i18next';
import { useFormat } from './use-format';

/** When a menu that is not served at the wanted time will be, in a few words. */
export function useServedText(): (not_served: Pick<NotServed, 'served' | 'next'>) => string {
  const { t } = useTranslation();
  const { wallTime, dateTime } = useFormat();
  return ({ served, next }) => {
    const [first] = served;
    if (first) {
      return t('schedule.served', {
        start: wallTime(first.start_time),
        end: wallTime(first.end_time),
      });
    }
    return next ? t('schedule.served_from', { time: dateTime(next) }) : t('menu.unavailable');
  };
}
