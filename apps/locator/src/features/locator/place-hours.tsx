import type { NearbyPlace } from '@comanda/contracts';
import { formatWeekday } from '@comanda/i18n';
import { useLanguage } from '@comanda/i18n/react';
import { ChevronIcon } from '@comanda/ui';
import { weekdayAt, weeklyHours } from '@comanda/schedules';
import { useTranslation } from 'react-i18next';
import styles from './place-hours.module.css';
import { placeStatus, scheduleOf } from './place-status';
import { useHoursText, useTodayText } from './use-status-text';

/** Today's hours, which unfold to those of the week. */
export function PlaceHours({ place, now }: { readonly place: NearbyPlace; readonly now: Date }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const hoursText = useHoursText();
  const todayText = useTodayText();
  const schedule = scheduleOf(place);
  if (schedule === null) return null;
  const today = weekdayAt(now, place.timezone);
  return (
    <details className={styles.hours}>
      <summary className={styles.today}>
        {placeStatus(place, now).kind === 'open_all_day'
          ? t('locator.hours.title')
          : todayText(place, now)}
        <ChevronIcon className={styles.chevron} />
      </summary>
      <dl className={styles.week}>
        {weeklyHours(schedule).map(({ day_of_week, hours }) => (
          <div
            key={day_of_week}
            className={styles.day}
            aria-current={day_of_week === today ? 'date' : undefined}
          >
            <dt>{formatWeekday(day_of_week, language)}</dt>
            <dd className="tabular">{hoursText(hours)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
