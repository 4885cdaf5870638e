import type { Order } from '@comanda/contracts';
import type { Format } from '@comanda/i18n/react';
import { useTranslation } from 'react-i18next';
import styles from './receipt-order.module.css';
import { useRefundTexts } from './use-refund-texts';

type ReceiptRefundsProps = {
  readonly order: Pick<Order, 'refunds'>;
  readonly format: Pick<Format, 'money'>;
};

/** Why money went back, with each amount. */
export function ReceiptRefunds({ order, format }: ReceiptRefundsProps) {
  const { t } = useTranslation();
  const told = useRefundTexts(format)(order);
  if (told.length === 0) return null;
  return (
    <ul className={styles.when} aria-label={t('order.refunded')}>
      {told.map(({ refunded_at, amount, why }) => (
        <li key={refunded_at}>
          {amount}: <span dir="auto">{why.join(' ')}</span>
        </li>
      ))}
    </ul>
  );
}
