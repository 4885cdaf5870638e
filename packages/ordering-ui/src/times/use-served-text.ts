import { useNow } from '@comanda/ordering';
import type { NotServed } from '@comanda/schedules';
import { useTranslation } from 'react-i18next';
import { useFormat } from './use-format';
import { useMomentText } from './use-moment-text';

/** When a menu that is not served at the wanted time will be, in a few words. */
export function useServedText(): (not_served: Pick<NotServed, 'served' | 'next'>) => string {
  const { t } = useTranslation();
  const { wallTime } = useFormat();
  const momentText = useMomentText();
  const now = useNow();
  return ({ served, next }) => {
    const [first] = served;
    if (first) {
      return t('schedule.served', {
        start: wallTime(first.start_time),
        end: wallTime(first.end_time),
      });
    }
    return next
      ? t('schedule.served_again', { when: momentText(next, now, 'short') })
      : t('menu.unavailable');
  };
}
