import { useRestaurant } from '@comanda/ordering';
import { useWaiter } from '@comanda/ordering/table';
import { Banner } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { type WaiterRequest, WaiterRequests } from '#features/waiter-call/waiter-requests';
import { useParty } from '../party-context';
import { TablePage } from '../table-page';
import { useTableFaultText } from '../use-table-fault-text';

/** Asks somebody to come, for something or just so. */
export function CallWaiterRoute() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { quick_requests } = useRestaurant();
  const { table, seat, paths } = useParty();
  const { call, is_calling, fault } = useWaiter();
  const faultText = useTableFaultText();
  if (seat.identity === null) return <Navigate to={paths.codeEntry} replace />;
  if (table?.is_standing) return <Navigate to={paths.guestHome} replace />;
  const seconds =
    fault?.code === 'refused' && fault.error === 'rate_limited' ? fault.retry_after : 0;

  async function ask({ request, request_key, said }: WaiterRequest) {
    const called = await call(request, request_key);
    if (called?.ok) void navigate(paths.waiterCalled, { replace: true, state: { said } });
  }

  return (
    <TablePage title={t('table.waiter.title')} backTo={paths.guestHome} isNarrow>
      <p>{t('table.waiter.body', { table: table?.label ?? '' })}</p>
      {fault && (
        <Banner tone="warning" isLive>
          {seconds ? t('table.waiter.again_in', { count: seconds }) : faultText(fault)}
        </Banner>
      )}
      <WaiterRequests
        offered={quick_requests.filter(({ place }) => place === 'table')}
        isBusy={is_calling}
        onCall={(asked) => void ask(asked)}
      />
    </TablePage>
  );
}
