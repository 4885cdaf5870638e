import type { BoardOrder, OrderItem } from '@comanda/contracts';
import { useFormatOf } from '@comanda/i18n/react';
import { useTranslation } from 'react-i18next';
import { usePageSession } from '#shared/session/session-context';
import type { Round } from '#shared/order-lines/by-round';
import styles from './ticket.module.css';
import { TicketLine } from './ticket-line';

type TicketRoundProps = Round & {
  readonly order: BoardOrder;
  readonly onLine: (item: OrderItem) => void;
};

/** The lines of one round; a later one says when it was added. */
export function TicketRound({ round, sent_at, items, onLine }: TicketRoundProps) {
  const { t } = useTranslation();
  const { restaurant } = usePageSession();
  const { time } = useFormatOf(restaurant);
  return (
    <>
      {round > 1 && (
        <p className={styles.added}>
          {sent_at === null
            ? t('staff.ticket.added_plain')
            : t('staff.ticket.added', { time: time(sent_at) })}
        </p>
      )}
      <ul>
        {items.map((item) => (
          <TicketLine key={item.item_instance_id} item={item} onLine={() => onLine(item)} />
        ))}
      </ul>
    </>
  );
}
