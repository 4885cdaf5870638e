import type { DayReport } from '@comanda/contracts';
import { useFormatOf } from '@comanda/i18n/react';
import { useDayReport } from '@comanda/staff/reports';
import { useTranslation } from 'react-i18next';
import styles from './day.module.css';

type DayFiguresProps = {
  readonly report: DayReport;
  /** The date to compare with. */
  readonly before: string;
};

/** The figures of the day, each beside that of the week before. */
export function DayFigures({ report, before }: DayFiguresProps) {
  const { t } = useTranslation();
  const { money } = useFormatOf(report);
  const { report: earlier } = useDayReport(before);
  const last = earlier?.date === before ? earlier : undefined;
  const figures = [
    { key: 'orders', of: (day: DayReport) => String(day.orders) },
    { key: 'items', of: (day: DayReport) => String(day.items) },
    { key: 'sales', of: (day: DayReport) => money(day.totals.total_with_tip_and_tax) },
    { key: 'tips', of: (day: DayReport) => money(day.totals.tip_amount) },
    { key: 'discounts', of: (day: DayReport) => money(day.totals.discount) },
    { key: 'refunds', of: (day: DayReport) => money(refundsOf(day)) },
  ] as const;
  return (
    <>
      <dl className={styles.figures}>
        {figures.map(({ key, of }) => (
          <div key={key} className={styles.figure}>
            <dt>{t(`staff.day.${key}`)}</dt>
            <dd className={styles.value}>{of(report)}</dd>
            {last && (
              <dd className={styles.before}>{t('staff.day.week_before', { value: of(last) })}</dd>
            )}
          </div>
        ))}
      </dl>
      <p className={styles.before}>
        {t('staff.day.sales_note')}
        {report.open_amount > 0 &&
          ` · ${t('staff.day.open', { amount: money(report.open_amount) })}`}
      </p>
    </>
  );
}

function refundsOf({ refunded_amount, cancelled }: DayReport): number {
  return refunded_amount + cancelled.refunded_amount;
}
