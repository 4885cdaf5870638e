import type { Schedule } from '@comanda/contracts';
import { formatWeekday, listParts, type TextGroup } from '@comanda/i18n';
import { useNow, useRestaurant } from '@comanda/ordering';
import { useLanguage } from '@comanda/i18n/react';
import { type DayHours, weekdayAt, weeklyHours } from '@comanda/schedules';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../times/use-format';
import { useTexts } from '@comanda/web/late';
import styles from './menu-hours.module.css';

const TEXTS: readonly TextGroup[] = ['table'];

/** The hours of a menu, weekday by weekday. */
export function WeekOfMenu({ schedule }: { readonly schedule: Schedule | null }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { wallTime } = useFormat();
  const today = weekdayAt(useNow(), useRestaurant().timezone);
  const areTextsThere = useTexts(TEXTS);
  if (!areTextsThere) return null;

  function text(hours: DayHours): ReactNode {
    switch (hours.kind) {
      case 'closed':
        return t('table.menus.not_today');
      case 'all_day':
        return t('schedule.open_all_day');
      case 'hours':
        return listParts(
          hours.ranges.map(
            ({ start_time, end_time }) => `${wallTime(start_time)}–${wallTime(end_time)}`,
          ),
          language,
        ).map(({ before, word }) => (
          <Fragment key={word}>
            {before}
            <span className={styles.range}>{word}</span>
          </Fragment>
        ));
    }
  }

  if (schedule === null) return <p>{t('table.menus.always')}</p>;
  return (
    <dl className={styles.days} aria-label={t('table.menus.hours')}>
      {weeklyHours(schedule).map(({ day_of_week, hours }) => (
        <div
          key={day_of_week}
          className={styles.day}
          aria-current={day_of_week === today ? 'date' : undefined}
        >
          <dt>{formatWeekday(day_of_week, language)}</dt>
          <dd>{text(hours)}</dd>
        </div>
      ))}
    </dl>
  );
}
