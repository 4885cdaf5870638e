import type { Schedule } from '@comanda/contracts';
import { formatWeekday, listParts } from '@comanda/i18n';
import { useLanguage } from '@comanda/i18n/react';
import { useNow, useRestaurant } from '@comanda/ordering';
import { type DayHours, weekdayAt, weeklyHours } from '@comanda/schedules';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from './use-format';
import styles from './week-hours.module.css';

type WeekHoursProps = {
  readonly schedule: Schedule;
  /** Names the list. */
  readonly label: string;
  /** Said of a day without hours. */
  readonly closed: string;
};

/** Hours weekday by weekday, with today's marked. */
export function WeekHours({ schedule, label, closed }: WeekHoursProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { wallTime } = useFormat();
  const today = weekdayAt(useNow(), useRestaurant().timezone);

  function text(hours: DayHours): ReactNode {
    switch (hours.kind) {
      case 'closed':
        return closed;
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

  return (
    <dl className={styles.days} aria-label={label}>
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
