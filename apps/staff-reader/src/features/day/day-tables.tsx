import type { DayReport } from '@comanda/contracts';
import { useFormatOf } from '@comanda/i18n/react';
import { Table } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import styles from './day.module.css';

/** The day by way of paying, by person, by rate and by dish. */
export function DayTables({ report }: { readonly report: DayReport }) {
  const { t } = useTranslation();
  const { money, percent } = useFormatOf(report);
  const { reader_tests: tests } = report;
  const testRows =
    tests.payments === 0
      ? []
      : [[t('staff.day.reader_tests'), money(tests.paid), money(tests.refunded)]];
  return (
    <>
      <FigureTable
        title={t('staff.day.by_method')}
        head={[t('staff.day.method'), t('staff.day.amount'), t('staff.day.refunds')]}
        rows={[
          ...report.payments.map(({ payment_method, paid, refunded }) => [
            t(`staff.day.methods.${payment_method}`),
            money(paid),
            money(refunded),
          ]),
          ...testRows,
        ]}
      />
      <FigureTable
        title={t('staff.day.by_person')}
        head={[t('staff.day.person'), t('staff.day.tips')]}
        rows={report.tips.map(({ name, tip_amount }) => [
          name ?? t('staff.day.nobody'),
          money(tip_amount),
        ])}
      />
      <FigureTable
        title={t('staff.day.by_rate')}
        head={[t('staff.day.rate'), t('staff.day.taxable'), t('staff.day.tax')]}
        rows={report.taxes.map(({ tax_rate, net_total, tax_amount, included_tax }) => [
          percent(tax_rate),
          money(net_total),
          money(tax_amount + included_tax),
        ])}
      />
      <FigureTable
        title={t('staff.day.by_dish')}
        head={[
          t('staff.day.dish'),
          t('staff.day.units'),
          t('staff.day.amount'),
          t('staff.day.discounts'),
        ]}
        rows={report.dishes.map(({ name, units, amount, discount }) => [
          name,
          String(units),
          money(amount),
          money(discount),
        ])}
      />
    </>
  );
}

type FigureTableProps = {
  readonly title: string;
  /** The first column names a row, the others hold figures. */
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

function FigureTable({ title, head, rows }: FigureTableProps) {
  if (rows.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{title}</h2>
      <Table caption={title} isCaptionHidden>
        <thead>
          <tr>
            {head.map((word, column) => (
              <th key={word} scope="col" data-numeric={column > 0 || undefined}>
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...figures], index) => (
            <tr key={index}>
              <th scope="row" dir="auto">
                {name}
              </th>
              {figures.map((figure, column) => (
                <td key={head[column + 1]} data-numeric>
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
