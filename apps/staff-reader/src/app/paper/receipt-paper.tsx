import type { Order } from '@comanda/contracts';
import { useFormatOf } from '@comanda/i18n/react';
import { QrCode } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { BillLines } from '#shared/bill/bill-lines';
import { receiptAddress } from '#shared/receipt-address';
import { usePageSession } from '#shared/session/session-context';
import { CopyMark } from './copy-mark';
import styles from './paper.module.css';

type ReceiptPaperProps = { readonly orders: readonly Order[]; readonly isCopy: boolean };

/** The receipt of some orders: the restaurant by law, the lines with their prices, the sums, and a code that opens it on a phone. */
export function ReceiptPaper({ orders, isCopy }: ReceiptPaperProps) {
  const { t } = useTranslation();
  const { restaurant } = usePageSession();
  const { day, time } = useFormatOf(restaurant);
  const [first] = orders;
  const placed_at = first?.placed_at ?? null;
  const guests = new Set(orders.map(({ guest_id }) => guest_id));
  return (
    <>
      {isCopy && <CopyMark />}
      <p className={styles.restaurant} dir="auto">
        {restaurant.legal_name ?? restaurant.name}
      </p>
      <p dir="auto">{restaurant.address}</p>
      {restaurant.phone_number && <p dir="ltr">{restaurant.phone_number}</p>}
      {restaurant.tax_number && (
        <p>{t('staff.paper.tax_number', { number: restaurant.tax_number })}</p>
      )}
      <p className={styles.place}>
        {t('staff.ticket.order', {
          number: orders.map(({ order_number }) => order_number).join(', '),
        })}
      </p>
      {placed_at && <p>{`${day(placed_at)}, ${time(placed_at)}`}</p>}
      <div className={styles.round}>
        <BillLines orders={orders} />
      </div>
      {first && guests.size === 1 && (
        <div className={styles.code}>
          <QrCode text={receiptAddress(first)} label={t('staff.act.receipt')} />
          <p>{t('staff.paper.scan')}</p>
        </div>
      )}
    </>
  );
}
