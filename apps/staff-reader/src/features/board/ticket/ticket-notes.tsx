import { AlertIcon, InfoIcon, NoteIcon, OfflineIcon } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { LateNote } from './late-note';
import type { TicketProps } from './ticket';
import styles from './ticket.module.css';

/** Shows the notes that are read before the lines: whether it is accepted, what became of a step, the guest's words. */
export function TicketNotes({ order, isWaiting, isDropped }: TicketProps) {
  const { t } = useTranslation();
  return (
    <>
      {!order.is_accepted && (
        <p className={styles.note} data-tone="accent">
          <InfoIcon />
          {t('staff.ticket.unaccepted')}
        </p>
      )}
      <LateNote order={order} />
      {isWaiting && (
        <p className={styles.note} data-tone="warning">
          <OfflineIcon />
          {t('staff.ticket.waiting')}
        </p>
      )}
      {isDropped && (
        <p className={styles.note} data-tone="danger">
          <AlertIcon />
          {t('staff.ticket.dropped')}
        </p>
      )}
      {order.order_instructions && (
        <p className={styles.note} data-tone="guest" dir="auto">
          <NoteIcon label={t('staff.ticket.note')} />
          {order.order_instructions}
        </p>
      )}
    </>
  );
}
