import { TABLE_CODE_LENGTH } from '@comanda/contracts';
import { useRestaurant, useRestaurantStatus } from '@comanda/ordering';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { useParty } from '../party-context';
import { TablePage } from '../table-page';
import { tablePaths } from '../table-paths';
import { JoinedTable } from './table-guests';
import { JoinTable } from './table-join';

/** Page of a table's card: chooses the ordering guest. A guest who is not seated yet is seated on arrival. */
export function TableRoute() {
  const { t } = useTranslation();
  const { name, endpoint } = useRestaurant();
  const isReadOnly = useRestaurantStatus().state === 'browse_only';
  const { code = '' } = useParams();
  const { table } = useParty();
  const wanted = code.toUpperCase();
  if (wanted.length !== TABLE_CODE_LENGTH)
    return <Navigate to={tablePaths(endpoint).codeEntry} replace />;
  const isJoined = table?.local_id === wanted;
  return (
    <TablePage
      key={isJoined ? 'guests' : 'join'}
      title={isJoined && !isReadOnly ? t('table.guests.title') : name}
      subtitle={isJoined ? undefined : wanted}
      isNarrow
    >
      {isJoined ? <JoinedTable /> : <JoinTable key={wanted} code={wanted} />}
    </TablePage>
  );
}
