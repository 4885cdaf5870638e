import type { BoardOrder } from '@comanda/contracts';
import { ageOf, type Lane } from '@comanda/staff/board';
import { useTranslation } from 'react-i18next';
import { useAlerts } from '#shared/alerts/alerts-context';
import { usePageSession } from '#shared/session/session-context';
import type { BoardAct } from './board-act';
import styles from './board.module.css';
import { Ticket } from './ticket/ticket';
import { waitingMinutes } from './waiting';

type LaneColumnProps = {
  readonly lane: Lane;
  readonly orders: readonly BoardOrder[];
  readonly now: Date;
  readonly waiting: ReadonlySet<string>;
  readonly dropped: ReadonlySet<string>;
  readonly onAct: (act: BoardAct) => void;
};

/** The orders of one lane, the oldest first. */
export function LaneColumn({ lane, orders, now, waiting, dropped, onAct }: LaneColumnProps) {
  const { t } = useTranslation();
  const { restaurant } = usePageSession();
  const { unseen } = useAlerts();
  const title = t(`staff.board.lane.${lane}`);
  return (
    <section className={styles.lane} data-lane={lane} aria-label={title}>
      <h2 className={styles.title}>
        {title} <span className={styles.size}>{orders.length}</span>
      </h2>
      {orders.length === 0 ? (
        <p className={styles.empty}>{t(`staff.board.empty.${lane}`)}</p>
      ) : (
        <div className={styles.tickets}>
          {orders.map((order) => {
            const minutes = waitingMinutes(order, now, restaurant.prep_minutes);
            return (
              <Ticket
                key={order.order_id}
                order={order}
                waiting_minutes={minutes}
                age={lane === 'later' ? null : ageOf(minutes * 60)}
                isUnseen={unseen.has(order.order_id)}
                isWaiting={waiting.has(order.order_id)}
                isDropped={dropped.has(order.order_id)}
                onAct={onAct}
              />
            );
          })}
        </div>
      )}
    </section>
  );
}
