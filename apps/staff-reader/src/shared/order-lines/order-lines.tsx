import { countedName } from '@comanda/i18n';
import type { OrderItem } from '@comanda/contracts';
import { useTranslation } from 'react-i18next';
import styles from './order-lines.module.css';

/** The dishes of an order, each with its choices and the guest's note. */
export function OrderLines({ items }: { readonly items: readonly OrderItem[] }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.lines}>
      {items.map(({ item_instance_id, multiplier, name, modifiers, special_instructions }) => (
        <li key={item_instance_id} className={styles.line}>
          <span className={styles.quantity}>{multiplier} ×</span>
          <span dir="auto">
            {name}
            {modifiers.length > 0 && (
              <small className={styles.detail}>{modifiers.map(countedName).join(' · ')}</small>
            )}
            {special_instructions && (
              <small className={styles.detail}>
                {t('staff.ticket.note')}: {special_instructions}
              </small>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
