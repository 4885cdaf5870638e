import type { PaymentTotals } from '@comanda/contracts';
import { taxSums, useRestaurant } from '@comanda/ordering';
import { Price } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../times/use-format';
import styles from './totals-table.module.css';

type TotalsTableProps = { readonly totals: PaymentTotals };

/** How the total comes about, line by line; lines of nothing are left out. */
export function TotalsTable({ totals }: TotalsTableProps) {
  const { t } = useTranslation();
  const { money, percent } = useFormat();
  const { prices_include_tax } = useRestaurant();
  const isUntaxed = prices_include_tax && totals.tax_amount === 0;
  const taxRows = taxSums(totals).map(({ kind, rate, amount }) => ({
    label: t(isUntaxed ? 'cart.totals.included_tax' : `cart.totals.${kind}`, {
      rate: percent(rate),
    }),
    amount,
    isAlways: Number(rate) > 0,
  }));
  const rows = [
    { label: t('cart.totals.subtotal'), amount: totals.subtotal, isAlways: true },
    { label: t('cart.totals.discount'), amount: -totals.discount, isAlways: false },
    { label: t('cart.totals.delivery_fee'), amount: totals.delivery_fee, isAlways: false },
    ...taxRows,
    { label: t('cart.totals.tip'), amount: totals.tip_amount, isAlways: false },
    { label: t('cart.totals.delivery_tip'), amount: totals.delivery_tip_amount, isAlways: false },
  ];
  return (
    <section aria-labelledby="totals-title">
      <h2 id="totals-title" className={styles.title}>
        {t('cart.totals.title')}
      </h2>
      <dl className={styles.rows}>
        {rows
          .filter(({ amount, isAlways }) => isAlways || amount !== 0)
          .map(({ label, amount }) => (
            <div key={label} className={styles.row}>
              <dt>{label}</dt>
              <dd>
                <Price>{money(amount)}</Price>
              </dd>
            </div>
          ))}
        <div className={styles.total}>
          <dt>{t('cart.totals.total')}</dt>
          <dd>
            <Price size="large">{money(totals.total_with_tip_and_tax)}</Price>
          </dd>
        </div>
      </dl>
    </section>
  );
}
