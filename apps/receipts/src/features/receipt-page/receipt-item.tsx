import { countedName } from '@comanda/i18n';
import type { OrderItem } from '@comanda/contracts';
import { useFoodText } from '@comanda/ordering';
import type { ReactNode } from 'react';
import { ReceiptLine } from './receipt-line';
import styles from './receipt-order.module.css';

type ReceiptItemProps = {
  readonly item: OrderItem;
  readonly price: ReactNode;
  /** Says what it was reduced by. */
  readonly discount: string | null;
  /** Whether lines of its order differ in what is paid. */
  readonly isPartlyPaid: boolean;
  /** How it was, once there is something to say of it. */
  readonly rating?: ReactNode;
};

/** One line: how many, of which menu, how it was chosen, what is in it and what it cost. */
export function ReceiptItem({ item, price, discount, isPartlyPaid, rating }: ReceiptItemProps) {
  const foodText = useFoodText();
  return (
    <ReceiptLine item={item} price={price} rating={rating} isPartlyPaid={isPartlyPaid}>
      <p className={styles.detail} dir="auto">
        {item.menu_name}
      </p>
      {item.modifiers.length > 0 && (
        <p className={styles.detail} dir="auto">
          {item.modifiers.map(countedName).join(', ')}
        </p>
      )}
      {discount && (
        <p className={styles.detail} dir="auto">
          {discount}
        </p>
      )}
      <p className={styles.detail}>{foodText([item, ...item.modifiers])}</p>
      {item.special_instructions && (
        <p className={styles.detail} dir="auto">
          {item.special_instructions}
        </p>
      )}
    </ReceiptLine>
  );
}
