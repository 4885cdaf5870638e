import { useHistory } from '@comanda/staff/reports';
import { Button, EmptyState, SearchIcon, TextField } from '@comanda/ui';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageBody } from '#shared/page-body';
import { PagePending } from '#shared/page-pending';
import { usePageSession } from '#shared/session/session-context';
import { daySpan } from './day-span';
import { HistoryRow } from './history-row';
import styles from './history.module.css';

/** Every order of the past, found by what a guest remembers of it. */
export function HistoryPage() {
  const { t } = useTranslation();
  const { restaurant } = usePageSession();
  const [wanted, setWanted] = useState('');
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const q = useDeferredValue(wanted.trim());
  const { orders, error, hasMore, readMore, isReading } = useHistory({
    ...(q === '' ? {} : { q }),
    ...daySpan({ from, to }, restaurant.timezone),
  });
  return (
    <PageBody title={t('staff.nav.history')}>
      <div className={styles.search}>
        <TextField
          type="search"
          label={t('staff.history.search')}
          prefix={<SearchIcon />}
          autoComplete="off"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
        <TextField
          type="date"
          label={t('staff.history.from')}
          value={from}
          onChange={(event) => setFrom(event.target.value)}
        />
        <TextField
          type="date"
          label={t('staff.history.to')}
          value={to}
          onChange={(event) => setTo(event.target.value)}
        />
      </div>
      {orders === undefined && <PagePending error={error} />}
      {orders?.length === 0 && <EmptyState title={t('staff.history.none')} />}
      <ul>
        {orders?.map((order) => (
          <HistoryRow key={order.order_id} order={order} />
        ))}
      </ul>
      {hasMore && (
        <Button
          tone="secondary"
          isBusy={isReading}
          busyLabel={t('common.loading')}
          onClick={readMore}
        >
          {t('staff.history.more')}
        </Button>
      )}
    </PageBody>
  );
}
