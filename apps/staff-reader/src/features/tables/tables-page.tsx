import { useFormatOf } from '@comanda/i18n/react';
import { useTables } from '@comanda/staff/tables';
import { EmptyState, LinkButton, TableIcon } from '@comanda/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PageBody } from '#shared/page-body';
import { PagePending } from '#shared/page-pending';
import { usePageSession } from '#shared/session/session-context';
import { TableRow } from './table-row';
import { TableSheet } from './table-sheet';
import styles from './tables.module.css';

/** The tables by section, each in a row: free or since when taken, what is owed, who calls. */
export function TablesPage({ cardsPath }: { readonly cardsPath: string }) {
  const { t } = useTranslation();
  const { restaurant } = usePageSession();
  const { time } = useFormatOf(restaurant);
  const { sections, pin, error } = useTables();
  const [open, setOpen] = useState<string | null>(null);
  return (
    <PageBody title={t('staff.nav.tables')}>
      {pin && (
        <p className={styles.pin}>
          <strong>{t('staff.tables.pin', { pin: pin.digits })}</strong>
          {pin.changes_at && (
            <span>{t('staff.tables.pin_changes', { time: time(pin.changes_at) })}</span>
          )}
        </p>
      )}
      {sections !== undefined && sections.length > 0 && (
        <div>
          <LinkButton component={Link} to={cardsPath} tone="secondary" size="small">
            {t('staff.qr.title')}
          </LinkButton>
        </div>
      )}
      {sections === undefined && <PagePending error={error} />}
      {sections?.length === 0 && <EmptyState icon={<TableIcon />} title={t('staff.tables.none')} />}
      {sections?.map(({ name, tables }) => (
        <section key={name ?? ''} className={styles.section}>
          <h2 className={styles.heading} dir="auto">
            {name ?? t('staff.tables.other')}
          </h2>
          <ul className={styles.rows}>
            {tables.map((table) => (
              <TableRow key={table.table_id} table={table} onOpen={() => setOpen(table.table_id)} />
            ))}
          </ul>
        </section>
      ))}
      {open && <TableSheet table_id={open} onClose={() => setOpen(null)} />}
    </PageBody>
  );
}
