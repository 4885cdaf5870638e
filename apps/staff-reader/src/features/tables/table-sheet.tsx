import { useFormatOf } from '@comanda/i18n/react';
import { type Closing, useTable } from '@comanda/staff/tables';
import { Button, Dialog, Sheet } from '@comanda/ui';
import { toasts } from '@comanda/web/toasts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PagePending } from '#shared/page-pending';
import { useRefusalToast } from '#shared/refusals/use-refusal-toast';
import { usePageSession } from '#shared/session/session-context';
import { useOnDone } from '#shared/use-on-done';
import { PartyDetails } from './party-details';
import { TableCalls } from './table-calls';
import styles from './tables.module.css';

type TableSheetProps = { readonly table_id: string; readonly onClose: () => void };

/** One table with its parties. Closing it while money is owed is asked for twice. */
export function TableSheet({ table_id, onClose }: TableSheetProps) {
  const { t } = useTranslation();
  const { restaurant, act } = usePageSession();
  const { money } = useFormatOf(restaurant);
  const { details, error, close, isClosing, owedOnClosing, closeError, renameGuest, renameError } =
    useTable(table_id);
  const [closing, setClosing] = useState<Closing | null>(null);
  useRefusalToast(closeError, t('staff.tables.close_failed'));
  useRefusalToast(renameError);
  const label = details?.table.label ?? '';
  const parties = details?.parties ?? [];

  useOnDone({ isActing: isClosing, error: closeError }, () => {
    if (owedOnClosing !== null) return;
    toasts.show({ message: t('staff.tables.closed', { table: label }), tone: 'success' });
    setClosing(null);
    if (parties.length === 0) onClose();
  });

  function ask(asked: Closing): void {
    act(() => {
      setClosing(asked);
      close(asked);
    });
  }

  return (
    <Sheet isOpen onClose={onClose} title={label} closeLabel={t('common.close')}>
      {details === undefined && <PagePending error={error} />}
      <div className={styles.parties}>
        {details && <TableCalls calls={details.table.calls} />}
        {details && parties.length === 0 && <p>{t('staff.tables.state.free')}</p>}
        {parties.map((party) => (
          <PartyDetails
            key={party.table_session_id}
            party={party}
            isClosing={isClosing}
            onRename={(guest_id, name) => act(() => renameGuest(guest_id, name))}
            onClose={() => ask({ table_session_id: party.table_session_id })}
          />
        ))}
      </div>
      <Dialog
        isOpen={closing !== null && owedOnClosing !== null}
        isAlert
        onClose={() => setClosing(null)}
        title={t('staff.tables.unpaid', { amount: money(owedOnClosing ?? 0) })}
        actions={
          <>
            <Button tone="secondary" onClick={() => setClosing(null)}>
              {t('staff.tables.keep')}
            </Button>
            <Button
              tone="danger"
              isBusy={isClosing}
              busyLabel={t('common.one_moment')}
              onClick={() => ask({ ...closing, confirmed: true })}
            >
              {t('staff.tables.close_anyway')}
            </Button>
          </>
        }
      >
        {t('staff.tables.unpaid_body')}
      </Dialog>
    </Sheet>
  );
}
