import type { BoardOrder } from '@comanda/contracts';
import { useFormatOf, useGuestName } from '@comanda/i18n/react';
import { useTranslation } from 'react-i18next';
import { useAlerts } from '#shared/alerts/alerts-context';
import { usePageSession } from '#shared/session/session-context';
import type { BoardAct } from './board-act';
import styles from './board.module.css';
import { usePlaceText } from '#shared/place/use-place-text';
import { beginOf } from './waiting';

type LaterRowProps = { readonly order: BoardOrder; readonly onAct: (act: BoardAct) => void };

/** An order for later in one row; a tap shows its ticket. */
export function LaterRow({ order, onAct }: LaterRowProps) {
  const { t } = useTranslation();
  const guestName = useGuestName();
  const { restaurant } = usePageSession();
  const { unseen } = useAlerts();
  const { time } = useFormatOf(restaurant);
  const { place, detail } = usePlaceText()(order);
  const begin = time(beginOf(order, restaurant.prep_minutes));
  return (
    <li>
      <button
        type="button"
        className={styles.later}
        aria-haspopup="dialog"
        data-unseen={unseen.has(order.order_id) || undefined}
        onClick={() => onAct({ kind: 'show', order })}
      >
        <span className={styles.laterNumber}>{order.order_number}</span>
        <span className={styles.laterText} dir="auto">
          {place} {detail} · {guestName(order.guest_name)}
        </span>
        <span className={styles.laterTime}>{t('staff.ticket.begins', { time: begin })}</span>
      </button>
    </li>
  );
}
