import { type StockEntry, useStock } from '@comanda/staff/stock';
import { SearchIcon, TextField } from '@comanda/ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageBody } from '#shared/page-body';
import { PagePending } from '#shared/page-pending';
import { useRefusalToast } from '#shared/refusals/use-refusal-toast';
import { usePageSession } from '#shared/session/session-context';
import { searchStock } from './search-stock';
import { StockRow } from './stock-row';
import styles from './stock.module.css';

/** As many rows as are drawn of what is on the menu; a search finds the rest. */
const MOST_ROWS = 60;

/** Lists dishes and choices, those that are sold out first. */
export function StockPage() {
  const { t } = useTranslation();
  const { act } = usePageSession();
  const { entries, error, markSoldOut, markInStock, markError } = useStock();
  const [wanted, setWanted] = useState('');
  useRefusalToast(markError);
  const found = useMemo(() => searchStock(entries ?? [], wanted), [entries, wanted]);
  const out = found.filter(({ is_in_stock }) => !is_in_stock);
  const available = found.filter(({ is_in_stock }) => is_in_stock);

  function rows(of: readonly StockEntry[]) {
    return (
      <ul>
        {of.slice(0, MOST_ROWS).map((entry) => (
          <StockRow
            key={entry.id}
            entry={entry}
            onSoldOut={(until) => act(() => markSoldOut(entry, until))}
            onBack={() => act(() => markInStock(entry))}
          />
        ))}
      </ul>
    );
  }

  return (
    <PageBody title={t('staff.stock.page')}>
      <TextField
        type="search"
        label={t('staff.stock.search')}
        isLabelHidden
        placeholder={t('staff.stock.search')}
        prefix={<SearchIcon />}
        autoComplete="off"
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      {entries === undefined ? (
        <PagePending error={error} />
      ) : (
        <>
          <section className={styles.section}>
            <h2 className={styles.heading}>
              {t('staff.stock.out_now')} <span className={styles.size}>{out.length}</span>
            </h2>
            {out.length === 0 && <p className={styles.place}>{t('staff.stock.none_out')}</p>}
            {rows(out)}
          </section>
          <section className={styles.section}>
            <h2 className={styles.heading}>{t('staff.stock.available')}</h2>
            {available.length === 0 && (
              <p className={styles.place} role="status">
                {t('staff.stock.no_match')}
              </p>
            )}
            {rows(available)}
          </section>
        </>
      )}
    </PageBody>
  );
}
