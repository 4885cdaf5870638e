import { useTables } from '@comanda/staff/tables';
import { Button, EmptyState, LinkButton, TableIcon } from '@comanda/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PageBody } from '#shared/page-body';
import { PagePending } from '#shared/page-pending';
import { PrintSheet } from '#shared/print/print-sheet';
import styles from './qr.module.css';
import { TableCard, type TableCardProps } from './table-card';

const SHEET_PAGE = '@page { size: A4; margin: 10mm; }';
const CARD_PAGE = '@page { size: 148mm 105mm; margin: 8mm; }';

/** The cards of the tables, to print all on sheets of A4, or one on a card of its own. */
export function QrPage({ tablesPath }: { readonly tablesPath: string }) {
  const { t } = useTranslation();
  const { sections, error } = useTables();
  const [printed, setPrinted] = useState<readonly TableCardProps[]>([]);
  const cards = (sections ?? [])
    .flatMap(({ tables }) => tables)
    .flatMap(({ label, local_id }) =>
      local_id === null ? [] : [{ label: label ?? local_id, local_id }],
    );
  const isSingle = printed.length === 1;
  return (
    <PageBody title={t('staff.qr.title')}>
      {sections === undefined && <PagePending error={error} />}
      {sections !== undefined && cards.length === 0 && (
        <EmptyState icon={<TableIcon />} title={t('staff.tables.none')} />
      )}
      <div className={styles.acts}>
        {cards.length > 0 && (
          <Button onClick={() => setPrinted(cards)}>{t('staff.qr.print_all')}</Button>
        )}
        <LinkButton component={Link} to={tablesPath} tone="secondary">
          {t('staff.nav.tables')}
        </LinkButton>
      </div>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card.local_id} className={styles.shown}>
            <TableCard {...card} />
            <Button
              tone="secondary"
              size="small"
              aria-label={t('staff.act.on', { act: t('staff.qr.print'), number: card.label })}
              onClick={() => setPrinted([card])}
            >
              {t('staff.qr.print')}
            </Button>
          </li>
        ))}
      </ul>
      {printed.length > 0 && (
        <PrintSheet
          className={isSingle ? styles.single : styles.sheet}
          pageRule={() => (isSingle ? CARD_PAGE : SHEET_PAGE)}
          onPrinted={() => setPrinted([])}
        >
          {printed.map((card) => (
            <TableCard key={card.local_id} {...card} />
          ))}
        </PrintSheet>
      )}
    </PageBody>
  );
}
