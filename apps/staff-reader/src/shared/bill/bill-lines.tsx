import { countedName } from '@comanda/i18n';
import type { Order } from '@comanda/contracts';
import { useFormatOf } from '@comanda/i18n/react';
import { useTranslation } from 'react-i18next';
import { usePageSession } from '../session/session-context';
import styles from './bill.module.css';
import { BILL_ROWS, billSums } from './bill-sums';

/** Rows that are shown also when they are zero. */
const ALWAYS: ReadonlySet<string> = new Set(['total']);

/** Lists the lines of orders with their choices and prices, and adds them up. */
export function BillLines({ orders }: { readonly orders: readonly Order[] }) {
  const { t } = useTranslation();
  const { restaurant } = usePageSession();
  const { money } = useFormatOf(restaurant);
  const sums = billSums(orders);
  return (
    <>
      <ul className={styles.lines}>
        {orders
          .flatMap(({ items }) => items)
          .map(({ item_instance_id, multiplier, name, modifiers, amount }) => (
            <li key={item_instance_id} className={styles.line}>
              <span className={styles.quantity}>{multiplier} ×</span>
              <span dir="auto">
                {name}
                {modifiers.map((choice) => (
                  <span key={choice.modifier_id} className={styles.choice} dir="auto">
                    {countedName(choice)}
                  </span>
                ))}
              </span>
              <span className={styles.amount}>{money(amount)}</span>
            </li>
          ))}
      </ul>
      <dl className={styles.sums}>
        {BILL_ROWS.filter((row) => sums[row] !== 0 || ALWAYS.has(row)).map((row) => (
          <div key={row} className={styles.sum} data-row={row}>
            <dt>{t(`staff.bill.${row}`)}</dt>
            <dd className={styles.amount}>{money(sums[row])}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
