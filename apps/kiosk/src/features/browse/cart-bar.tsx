import { useCartSum } from '@comanda/ordering';
import { useFormat } from '@comanda/ordering-ui/times';
import { BagIcon, Button } from '@comanda/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './cart-bar.module.css';

type CartBarProps = {
  readonly onCheckout: () => void;
  /** Opens above the page on the way to checkout. */
  readonly children?: ReactNode;
};

/** Shows the number of items, their sum and the way to checkout. */
export function CartBar({ onCheckout, children }: CartBarProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const { count, subtotal } = useCartSum();
  return (
    <div className={styles.bar}>
      <p className={styles.sum} role="status">
        <BagIcon />
        {count === 0 ? (
          t('kiosk.browse.empty')
        ) : (
          <>
            <span>{t('cart.count', { count })}</span>
            <strong className={styles.total}>{money(subtotal)}</strong>
          </>
        )}
      </p>
      <Button size="large" disabled={count === 0} onClick={onCheckout}>
        {t('kiosk.browse.checkout')}
      </Button>
      {children}
    </div>
  );
}
