import { useFormatOf, useGuestName } from '@comanda/i18n/react';
import { useTranslation } from 'react-i18next';
import { usePlaceText } from '#shared/place/use-place-text';
import { usePageSession } from '#shared/session/session-context';
import { beginOf } from '../waiting';
import type { TicketProps } from './ticket';
import styles from './ticket.module.css';

/** The number, how long it has waited, where it goes and for whom. */
export function TicketHead({ order, waiting_minutes, age }: TicketProps) {
  const { t } = useTranslation();
  const guestName = useGuestName();
  const { restaurant } = usePageSession();
  const { time } = useFormatOf(restaurant);
  const { place, detail } = usePlaceText()(order);
  const begins = t('staff.ticket.begins', { time: time(beginOf(order, restaurant.prep_minutes)) });
  return (
    <header className={styles.head}>
      <h3 className={styles.number}>{order.order_number ?? '–'}</h3>
      <p className={styles.age}>
        {age === null ? begins : <AgeText minutes={waiting_minutes} />}
        {age !== null && age !== 'fresh' && (
          <strong className={styles.word}>{t(`staff.ticket.${age}`)}</strong>
        )}
      </p>
      <p className={styles.place} dir="auto">
        <strong>{place}</strong>
        {detail && <span>{detail}</span>}
        <span className={styles.name}>{guestName(order.guest_name)}</span>
      </p>
    </header>
  );
}

function AgeText({ minutes }: { readonly minutes: number }) {
  const { t } = useTranslation();
  if (minutes < 60) return t('staff.ticket.minutes', { minutes });
  return t('staff.ticket.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}
