import type { TableFault } from '@comanda/ordering/table';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { AddGuestForm } from '#features/table-guests/add-guest-form';
import { useParty } from '../party-context';
import { TablePage } from '../table-page';
import { useTableFaultText } from '../use-table-fault-text';

/** Adds a new guest with their own name. */
export function AddGuestRoute() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { seat, table, guests, paths, addGuest } = useParty();
  const faultText = useTableFaultText();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<TableFault | null>(null);
  if (seat.identity === null) return <Navigate to={paths.codeEntry} replace />;
  const backTo = table?.local_id ? paths.table(table.local_id) : paths.guestHome;

  async function add(name: string) {
    setBusy(true);
    setFault(null);
    const added = await addGuest(name);
    if (added.ok) return void navigate(paths.guestHome, { replace: true });
    setBusy(false);
    setFault(added.error);
  }

  return (
    <TablePage title={t('table.add_guest.title')} backTo={backTo} isNarrow>
      <AddGuestForm
        taken={guests.map(({ name }) => name)}
        error={fault ? faultText(fault) : undefined}
        isBusy={isBusy}
        cancelPath={backTo}
        onAdd={(name) => void add(name)}
      />
    </TablePage>
  );
}
