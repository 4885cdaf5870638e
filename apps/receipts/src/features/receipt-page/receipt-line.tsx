import type { HasPaid } from '@comanda/contracts';
import { Badge } from '@comanda/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './receipt-order.module.css';

type ReceiptLineProps = {
  readonly item: {
    readonly multiplier: number;
    readonly name: string;
    readonly has_paid: HasPaid;
    readonly refunded_units?: number | undefined;
  };
  readonly price: ReactNode;
  /** Additional content. */
  readonly children: ReactNode;
  readonly rating?: ReactNode;
};

/** How many of what, what it cost, and whether that was given back. */
export function ReceiptLine({ item, price, children, rating }: ReceiptLineProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.item}>
      <span className={styles.count}>{item.multiplier} ×</span>
      <p className={styles.name} dir="auto">
        {item.name}
      </p>
      {price}
      <div className={styles.details}>
        {item.has_paid === 'PAYMENT_REFUNDED' && <Badge>{t('order.refunded')}</Badge>}
        {item.refunded_units !== undefined && (
          <Badge>{t('order.refunded_units', { units: item.refunded_units })}</Badge>
        )}
        {children}
      </div>
      {rating}
    </div>
  );
}
