import { useFormatOf } from '@comanda/i18n/react';
import { AlertIcon, InfoIcon, NoteIcon, OfflineIcon } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { usePageSession } from '#shared/session/session-context';
import { LateNote } from './late-note';
import type { TicketProps } from './ticket';
import styles from './ticket.module.css';

/** Shows the notes that are read before the lines: whether it is accepted, what became of a step, the guest's words. */
export function TicketNotes({ order, isWaiting, isDropped }: TicketProps) {
  const { t } = useTranslation();
  const { money } = useFormatOf(usePageSession().restaurant);
  return (
    <>
      {!order.is_accepted && (
        <p className={styles.note} data-tone="accent">
          <InfoIcon />
          {t('staff.ticket.unaccepted')}
        </p>
      )}
      <LateNote order={order} />
      {order.refund_pending > 0 && (
        <p className={styles.note} data-tone="warning">
          <InfoIcon />
          {t('staff.ticket.refund_pending', { amount: money(order.refund_pending) })}
        </p>
      )}
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
