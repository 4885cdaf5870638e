import type { DayReport } from '@comanda/contracts';
import { useFormatOf } from '@comanda/i18n/react';
import { Table } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import styles from './day.module.css';

const HEIGHT = 120;
const BAR = 28;
const GAP = 8;

/** Sales by hour as bars, with the same figures in a table beside them. */
export function HourChart({ report }: { readonly report: DayReport }) {
  const { t } = useTranslation();
  const { money, wallTime } = useFormatOf(report);
  const { hours } = report;
  const most = Math.max(...hours.map(({ amount }) => amount), 1);
  const width = hours.length * (BAR + GAP);
  return (
    <section className={styles.hours}>
      <h2 className={styles.heading}>{t('staff.day.by_hour')}</h2>
      <div className={styles.chart}>
        <svg viewBox={`0 0 ${width} ${HEIGHT + 20}`} width={width} role="presentation">
          {hours.map(({ hour, amount }, index) => {
            const height = Math.max(2, (amount / most) * HEIGHT);
            const x = index * (BAR + GAP);
            return (
              <g key={hour}>
                <rect
                  className={styles.bar}
                  x={x}
                  y={HEIGHT - height}
                  width={BAR}
                  height={height}
                  rx={3}
                />
                <text className={styles.tick} x={x + BAR / 2} y={HEIGHT + 16} textAnchor="middle">
                  {hour}
                </text>
              </g>
            );
          })}
        </svg>
      </div>
      <Table caption={t('staff.day.by_hour')} isCaptionHidden>
        <thead>
          <tr>
            <th scope="col">{t('staff.day.hour')}</th>
            <th scope="col" data-numeric>
              {t('staff.day.orders')}
            </th>
            <th scope="col" data-numeric>
              {t('staff.day.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {hours.map(({ hour, orders, amount }) => (
            <tr key={hour}>
              <th scope="row">{wallTime(`${String(hour).padStart(2, '0')}:00`)}</th>
              <td data-numeric>{orders}</td>
              <td data-numeric>{money(amount)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
