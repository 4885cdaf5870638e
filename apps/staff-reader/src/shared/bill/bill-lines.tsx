import { countedName } from '@comanda/i18n';
import type { Order } from '@comanda/contracts';
import { useFormatOf } from '@comanda/i18n/react';
import type { TaxSum } from '@comanda/ordering';
import { useTranslation } from 'react-i18next';
import { usePageSession } from '../session/session-context';
import styles from './bill.module.css';
import { BILL_ROWS, type BillRow, billSums } from './bill-sums';
import { billTaxes } from './bill-taxes';

/** Rows that are shown also when they are zero. */
const ALWAYS: ReadonlySet<string> = new Set(['total']);

type SumRow = {
  readonly id: string;
  readonly row: BillRow | TaxSum['kind'];
  readonly label: string;
  readonly amount: number;
};

/** Lists the lines of orders with their choices and prices, and adds them up. */
export function BillLines({ orders }: { readonly orders: readonly Order[] }) {
  const { t } = useTranslation();
  const { restaurant } = usePageSession();
  const { money, percent } = useFormatOf(restaurant);
  const sums = billSums(orders);
  const taxes: SumRow[] = billTaxes(orders).map(({ kind, rate, amount }) => ({
    id: `${kind}-${rate}`,
    row: kind,
    label: t(`staff.bill.${kind}`, { rate: percent(rate) }),
    amount,
  }));
  const rows: SumRow[] = BILL_ROWS.filter((row) => sums[row] !== 0 || ALWAYS.has(row)).map(
    (row) => ({ id: row, row, label: t(`staff.bill.${row}`), amount: sums[row] }),
  );
  const firstAfterTax = rows.findIndex(({ row }) => row !== 'discount' && row !== 'delivery');
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
        {rows.toSpliced(firstAfterTax, 0, ...taxes).map(({ id, row, label, amount }) => (
          <div key={id} className={styles.sum} data-row={row}>
            <dt>{label}</dt>
            <dd className={styles.amount}>{money(amount)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
