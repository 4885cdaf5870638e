import type { Order } from '@comanda/contracts';
import { keepEndTogether } from '@comanda/i18n';
import { useNow, useRestaurant } from '@comanda/ordering';
import { daysUntil } from '@comanda/schedules';
import { Badge, BagIcon, BellIcon, TableIcon } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../times/use-format';
import { useMomentText } from '../times/use-moment-text';
import { CancelledNotice } from './cancelled-notice';
import { isInKitchen } from './is-in-kitchen';
import { roomOf } from './room-of';
import styles from './order-ticket.module.css';
import { useOrderStatusText } from './use-order-status-text';
import { TicketMoney } from './ticket-money';

type OrderTicketProps = { readonly order: Order; readonly address: string };

/** The number to show at the counter, and how far the kitchen has come. */
export function OrderTicket({ order, address }: OrderTicketProps) {
  const { t } = useTranslation();
  const restaurant = useRestaurant();
  const statusText = useOrderStatusText();
  if (order.status === 'ORDER_CANCELLED') return <CancelledNotice order={order} />;
  const isDineIn = order.order_type === 'DINE_IN';
  const room = roomOf(order, restaurant);
  const isServed = isDineIn || room !== null;
  // Inside a hotel that is a room as well as a table.
  const inside = restaurant.hotel ? 'to_you' : 'to_table';
  const place = room === null ? inside : 'to_room';
  const shown = restaurant.hotel ? 'number_hint_hotel' : 'number_hint';
  const InsideIcon = restaurant.hotel ? BellIcon : TableIcon;
  const isHandedOver = order.status === 'ORDER_COMPLETED';
  return (
    <section className={styles.ticket} aria-labelledby="ticket-title">
      {isServed ? <InsideIcon /> : <BagIcon />}
      <h2 id="ticket-title" className={styles.label}>
        {t('order.complete.number')}
      </h2>
      <p className={styles.number}>{order.order_number}</p>
      {order.delivery === null && !isHandedOver && (
        <p>{t(`order.complete.${isServed ? place : shown}`, { room })}</p>
      )}
      {/* How far it is on its way says its delivery. */}
      {order.delivery === null && (
        <p role="status">
          <Badge tone="success">{statusText(order)}</Badge>
        </p>
      )}
      {order.ready_at && order.delivery === null && isInKitchen(order) && (
        <p className={styles.ready}>
          <ReadyText at={new Date(order.ready_at)} />
        </p>
      )}
      <TicketMoney order={order} />
      {!isServed && order.delivery === null && !isHandedOver && (
        <p className={styles.address}>
          <span>{t('order.complete.address')}</span> <strong>{keepEndTogether(address)}</strong>
        </p>
      )}
    </section>
  );
}

/** When it is ready; with the day, unless that is today. */
function ReadyText({ at }: { readonly at: Date }) {
  const { t } = useTranslation();
  const { time } = useFormat();
  const momentText = useMomentText();
  const { timezone } = useRestaurant();
  const now = useNow();
  return daysUntil(at, now, timezone) === 0
    ? t('order.complete.ready_at', { time: time(at) })
    : t('order.complete.ready_on', { when: momentText(at, now) });
}
