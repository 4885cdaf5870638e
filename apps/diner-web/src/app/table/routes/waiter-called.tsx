import { BellIcon, EmptyState, LinkButton } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { useParty } from '../party-context';
import { TablePage } from '../table-page';

/** The waiter has been told. */
export function WaiterCalledRoute() {
  const { t } = useTranslation();
  const { paths, seat } = useParty();
  const said = saidIn(useLocation().state);
  // Opening a link alone has called no waiter.
  if (seat.identity === null) return <Navigate to={paths.codeEntry} replace />;
  return (
    <TablePage title={t('table.waiter.title')} backTo={paths.guestHome} isNarrow>
      <EmptyState
        icon={<BellIcon />}
        title={t('table.waiter.done_title')}
        action={
          <LinkButton component={Link} to={paths.guestHome}>
            {t('common.done')}
          </LinkButton>
        }
      >
        {said !== null && <p>{t('table.waiter.asked', { request: said })}</p>}
        {t('table.waiter.done_body')}
      </EmptyState>
    </TablePage>
  );
}

/** The request that led here; null where the address alone did. */
function saidIn(state: unknown): string | null {
  return typeof state === 'object' &&
    state !== null &&
    'said' in state &&
    typeof state.said === 'string'
    ? state.said
    : null;
}
