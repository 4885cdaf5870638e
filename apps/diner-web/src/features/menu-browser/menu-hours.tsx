import type { Schedule } from '@comanda/contracts';
import { formatWeekday } from '@comanda/i18n';
import { useLanguage } from '@comanda/ordering/format';
import { type DayHours, weeklyHours } from '@comanda/schedules';
import { Button } from '@comanda/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/use-format';
import styles from './menu-hours.module.css';

/** When a menu is served, weekday by weekday, folded away until it is asked for. */
export function MenuHours({ schedule }: { readonly schedule: Schedule | null }) {
  const { t } = useTranslation();
  const id = useId();
  const language = useLanguage();
  const { wallTime, list } = useFormat();
  const [isOpen, setOpen] = useState(false);

  function text(hours: DayHours): string {
    switch (hours.kind) {
      case 'closed':
        return t('table.menus.not_today');
      case 'all_day':
        return t('schedule.open_all_day');
      case 'hours':
        return list(
          hours.ranges.map(
            ({ start_time, end_time }) => `${wallTime(start_time)}–${wallTime(end_time)}`,
          ),
        );
    }
  }

  return (
    <div className={styles.hours}>
      <Button
        size="small"
        tone="secondary"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? 'menu.hide_hours' : 'menu.show_hours')}
      </Button>
      <div id={id} hidden={!isOpen}>
        {schedule === null ? (
          <p>{t('table.menus.always')}</p>
        ) : (
          <dl className={styles.days} aria-label={t('table.menus.hours')}>
            {weeklyHours(schedule).map(({ day_of_week, hours }) => (
              <div key={day_of_week} className={styles.day}>
                <dt>{formatWeekday(day_of_week, language)}</dt>
                <dd>{text(hours)}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </div>
  );
}
