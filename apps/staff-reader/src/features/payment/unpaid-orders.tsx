import { useFormatOf, useGuestName } from '@comanda/i18n/react';
import { useBoard, useCompletedOrders } from '@comanda/staff/board';
import { EmptyState, LinkButton } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PagePending } from '#shared/page-pending';
import { usePaymentPath } from '#shared/payment-path';
import { usePageSession } from '#shared/session/session-context';
import styles from './payment.module.css';

type UnpaidOrdersProps = { readonly readersPath: string };

/** Lists the orders that are not paid, on the board or handed over lately, and leads to a new order for a guest. */
export function UnpaidOrders({ readersPath }: UnpaidOrdersProps) {
  const { t } = useTranslation();
  const guestName = useGuestName();
  const { restaurant } = usePageSession();
  const { money } = useFormatOf(restaurant);
  const paymentPath = usePaymentPath();
  const { orders } = useBoard();
  const completed = useCompletedOrders();
  if (orders === undefined) return <PagePending error={null} />;
  const unpaid = [...orders, ...(completed ?? [])].filter(({ open_amount }) => open_amount > 0);
  return (
    <>
      <div className={styles.links}>
        <LinkButton component="a" href={`/v2/${restaurant.endpoint}/$frontOfHouse`}>
          {t('staff.payment.new_order')}
        </LinkButton>
        <LinkButton component={Link} to={readersPath} tone="secondary">
          {t('staff.readers.title')}
        </LinkButton>
      </div>
      {unpaid.length === 0 && <EmptyState title={t('staff.payment.none')} />}
      <ul className={styles.orders}>
        {unpaid.map(
          ({ order_id, guest_id, order_number, guest_name, table_label, open_amount }) => (
            <li key={order_id}>
              <Link className={styles.order} to={paymentPath(guest_id)}>
                <strong className={styles.number}>{order_number}</strong>
                <span dir="auto">
                  {[guestName(guest_name), table_label].filter(Boolean).join(' · ')}
                </span>
                <span className={styles.amount}>{money(open_amount)}</span>
              </Link>
            </li>
          ),
        )}
      </ul>
    </>
  );
}
