import type { Order } from '@comanda/contracts';
import type { Format } from '@comanda/i18n/react';
import { useTranslation } from 'react-i18next';
import styles from './receipt-order.module.css';

type ReceiptRefundsProps = {
  readonly refunds: NonNullable<Order['refunds']>;
  readonly format: Pick<Format, 'money'>;
};

/** Why money went back, with each amount. */
export function ReceiptRefunds({ refunds, format }: ReceiptRefundsProps) {
  const { t } = useTranslation();
  const told = refunds.filter(({ reason, note }) => reason !== null || note !== '');
  if (told.length === 0) return null;
  return (
    <ul className={styles.when} aria-label={t('order.refunded')}>
      {told.map(({ refunded_at, amount, reason, note }) => (
        <li key={refunded_at}>
          {format.money(amount)}: {reason && t(`order.refund_reason.${reason}`)}{' '}
          <span dir="auto">{note}</span>
        </li>
      ))}
    </ul>
  );
}
