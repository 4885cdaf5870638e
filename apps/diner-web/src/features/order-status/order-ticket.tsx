import type { Order } from '@comanda/contracts';
import { useRestaurant } from '@comanda/ordering';
import { Badge, Banner, BagIcon, TableIcon } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/use-format';
import styles from './order-ticket.module.css';

type OrderTicketProps = { readonly order: Order; readonly address: string };

/** The number to show at the counter, and how far the kitchen has come. */
export function OrderTicket({ order, address }: OrderTicketProps) {
  const { t } = useTranslation();
  const { money, time } = useFormat();
  if (order.status === 'ORDER_CANCELLED') {
    return (
      <Banner tone="danger" title={t('order.refunded.title')} isLive>
        {t('order.refunded.body')}
      </Banner>
    );
  }
  const isDineIn = order.order_type === 'DINE_IN';
  const isOwed = order.totals.total_with_tip_and_tax > 0;
  return (
    <section className={styles.ticket} aria-labelledby="ticket-title">
      {isDineIn ? <TableIcon /> : <BagIcon />}
      <h2 id="ticket-title" className={styles.label}>
        {t('order.complete.number')}
      </h2>
      <p className={styles.number}>{order.order_number}</p>
      {order.delivery === null && (
        <p>{t(isDineIn ? 'order.complete.to_table' : 'order.complete.number_hint')}</p>
      )}
      <p role="status">
        <Badge tone="success">{t(`order.status.${order.status}`)}</Badge>
      </p>
      {order.ready_at && order.delivery === null && (
        <p className={styles.ready}>
          {t('order.complete.ready_at', { time: time(order.ready_at) })}
        </p>
      )}
      {order.payment_method === 'COUNTER' && !isDineIn && isOwed && (
        <Owed total={money(order.totals.total_with_tip_and_tax)} />
      )}
      {!isDineIn && order.delivery === null && (
        <p className={styles.address}>
          <span>{t('order.complete.address')}</span> <strong>{address}</strong>
        </p>
      )}
    </section>
  );
}

/** What is paid later, and how; some houses have a name of their own for it. */
function Owed({ total }: { readonly total: string }) {
  const { t } = useTranslation();
  const { pay_at_counter_label } = useRestaurant();
  return pay_at_counter_label ? (
    <Banner title={pay_at_counter_label}>{total}</Banner>
  ) : (
    <Banner tone="warning">{t('order.complete.pay_at_counter', { total })}</Banner>
  );
}
