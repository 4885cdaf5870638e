import { useDayReport } from '@comanda/staff/reports';
import { Button, EmptyState, TextField } from '@comanda/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageBody } from '#shared/page-body';
import { PagePending } from '#shared/page-pending';
import { DayFigures } from './day-figures';
import { DayTables } from './day-tables';
import styles from './day.module.css';
import { HourChart } from './hour-chart';
import { saveCsv } from './save-csv';
import { toCsv } from './to-csv';
import { weekBefore } from './week-before';

/** Shows the sums of a day's receipts, beside the same weekday before. */
export function DayPage() {
  const { t } = useTranslation();
  const [wanted, setWanted] = useState('');
  const { report, error } = useDayReport(wanted === '' ? undefined : wanted);
  const date = report?.date ?? wanted;
  return (
    <PageBody title={t('staff.nav.day')}>
      <div className={styles.head}>
        <TextField
          type="date"
          label={t('staff.day.date')}
          value={date}
          onChange={(event) => setWanted(event.target.value)}
        />
        {report && report.orders > 0 && (
          <Button tone="secondary" onClick={() => saveCsv(`${report.date}.csv`, toCsv(report))}>
            {t('staff.day.csv')}
          </Button>
        )}
      </div>
      {report === undefined ? (
        <PagePending error={error} />
      ) : (
        <>
          <DayFigures report={report} before={weekBefore(report.date)} />
          {report.orders === 0 ? (
            <EmptyState title={t('staff.day.none')} />
          ) : (
            <>
              <HourChart report={report} />
              <DayTables report={report} />
            </>
          )}
        </>
      )}
    </PageBody>
  );
}
