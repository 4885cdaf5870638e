import type { BoardOrder } from '@comanda/contracts';
import type { Age } from '@comanda/staff/board';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardAct } from '../board-act';
import { byRound } from '#shared/order-lines/by-round';
import styles from './ticket.module.css';
import { TicketFoot } from './ticket-foot';
import { TicketHead } from './ticket-head';
import { TicketNotes } from './ticket-notes';
import { TicketRound } from './ticket-round';

export type TicketProps = {
  readonly order: BoardOrder;
  readonly waiting_minutes: number;
  /** null while the kitchen need not begin. */
  readonly age: Age | null;
  readonly isUnseen: boolean;
  /** Whether its step waits for the server. */
  readonly isWaiting: boolean;
  readonly isDropped: boolean;
  readonly onAct: (act: BoardAct) => void;
};

/** One order on the board: its number and where it goes, what to make, and the one step that it takes next. */
export const Ticket = memo(function Ticket(props: TicketProps) {
  const { order, age, isUnseen, isWaiting, onAct } = props;
  const { t } = useTranslation();
  const number = order.order_number ?? '–';
  return (
    <article
      className={styles.ticket}
      aria-label={t('staff.ticket.order', { number })}
      data-age={age ?? 'later'}
      data-unseen={isUnseen || undefined}
      data-waiting={isWaiting || undefined}
    >
      <TicketHead {...props} />
      <TicketNotes {...props} />
      <div className={styles.lines}>
        {byRound(order.items).map((round) => (
          <TicketRound
            key={round.round}
            order={order}
            {...round}
            onLine={(item) => onAct({ kind: 'line', order, item })}
          />
        ))}
      </div>
      <TicketFoot order={order} onAct={onAct} />
    </article>
  );
});
