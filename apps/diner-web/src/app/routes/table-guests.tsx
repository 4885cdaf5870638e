import { TABLE_CODE_LENGTH } from '@comanda/contracts';
import { useRestaurant } from '@comanda/ordering';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { useParty } from '#app/table/party-context';
import { JoinedTable } from '#app/table/routes/table-guests';
import { JoinTable, tellUnknownTable } from '#app/table/routes/table-join';
import { TablePage } from '#app/table/table-page';

/** Lists the guests at a table: found by the code of its card, or by its id where this browser already sits there. */
export function TableGuestsRoute() {
  const { t } = useTranslation();
  const { name } = useRestaurant();
  const { table: named = '' } = useParams();
  const { seat, table, paths } = useParty();
  const code = named.toUpperCase();
  const isJoined = table?.local_id === code || seat.identity?.table_id === named;
  if (!isJoined && code.length !== TABLE_CODE_LENGTH) return <UnknownTable />;
  return (
    <TablePage
      key={isJoined ? 'guests' : 'join'}
      title={isJoined ? t('table.guests.title') : name}
      subtitle={isJoined ? undefined : code}
      backTo={paths.codeEntry}
      isNarrow
    >
      {isJoined ? <JoinedTable /> : <JoinTable key={code} code={code} />}
    </TablePage>
  );
}

/** An id opens nothing: only the code of a table's card does. */
function UnknownTable() {
  const { t } = useTranslation();
  const { paths } = useParty();
  const tell = useEffectEvent(() => tellUnknownTable(t('table.code.not_found')));
  useEffect(() => tell(), []);
  return <Navigate to={paths.codeEntry} replace />;
}
