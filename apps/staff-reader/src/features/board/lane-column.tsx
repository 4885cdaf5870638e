import type { BoardOrder } from '@comanda/contracts';
import { ageOf, type Lane } from '@comanda/staff/board';
import { useTranslation } from 'react-i18next';
import { useAlerts } from '#shared/alerts/alerts-context';
import { useDeviceSettings } from '#shared/device/device-settings';
import { usePageSession } from '#shared/session/session-context';
import type { BoardAct } from './board-act';
import styles from './board.module.css';
import { LaterRow } from './later-row';
import { Ticket } from './ticket/ticket';
import { dealOut, useColumns } from './use-columns';
import { useTicketWidth } from './use-ticket-width';
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
  const density = useDeviceSettings((settings) => settings.density);
  const { columns, ref } = useColumns(useTicketWidth(density));
  const title = t(`staff.board.lane.${lane}`);

  function ticketOf(order: BoardOrder) {
    const minutes = waitingMinutes(order, now, restaurant.prep_minutes);
    return (
      <Ticket
        key={order.order_id}
        order={order}
        waiting_minutes={minutes}
        age={ageOf(minutes * 60)}
        isUnseen={unseen.has(order.order_id)}
        isWaiting={waiting.has(order.order_id)}
        isDropped={dropped.has(order.order_id)}
        onAct={onAct}
      />
    );
  }
  function content() {
    if (orders.length === 0)
      return <p className={styles.empty}>{t(`staff.board.empty.${lane}`)}</p>;
    if (lane === 'later') {
      return (
        <ul className={styles.rows}>
          {orders.map((order) => (
            <LaterRow key={order.order_id} order={order} onAct={onAct} />
          ))}
        </ul>
      );
    }
    return (
      <div className={styles.stacks}>
        {dealOut(orders, columns).map((stack, index) => (
          <div key={index} className={styles.stack}>
            {stack.map(ticketOf)}
          </div>
        ))}
      </div>
    );
  }

  return (
    <section
      ref={ref}
      className={styles.lane}
      data-lane={lane}
      data-empty={orders.length === 0 || undefined}
      aria-label={title}
    >
      <h2 className={styles.title}>
        {title} <span className={styles.size}>{orders.length}</span>
      </h2>
      {content()}
    </section>
  );
}
