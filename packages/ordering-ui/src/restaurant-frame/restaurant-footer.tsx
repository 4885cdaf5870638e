import { useRestaurant } from '@comanda/ordering';
import { LegalLinks } from '@comanda/web/page';
import { latePart, OptionalPart } from '@comanda/web/late';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './restaurant-footer.module.css';

const WeekHours = latePart(() => import('../times/week-hours').then((m) => m.WeekHours));

/** The end of every page: how the restaurant is called, when it is open, and the legal pages. The hours are fetched when they are asked for. */
export function RestaurantFooter() {
  const { t } = useTranslation();
  const { phone_number, schedule } = useRestaurant();
  const [isOpen, setOpen] = useState(false);
  return (
    <footer className={styles.footer}>
      {phone_number && (
        <a href={`tel:${phone_number}`}>{t('common.call_number', { number: phone_number })}</a>
      )}
      {schedule && (
        <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{t('schedule.weekly_hours')}</summary>
          <OptionalPart>
            {isOpen && (
              <WeekHours
                schedule={schedule}
                label={t('schedule.weekly_hours')}
                closed={t('schedule.closed')}
              />
            )}
          </OptionalPart>
        </details>
      )}
      <LegalLinks />
    </footer>
  );
}
