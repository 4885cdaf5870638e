import { opensAt, useIsForLater, usePickup, useRestaurantBlock } from '@comanda/ordering';
import { Button } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { PickupPicker, RefusedTimeNotice, refusedTimeOf } from '@comanda/ordering-ui/pickup';
import { toasts } from '@comanda/web/toasts';
import { useParty } from '../party-context';
import { TablePage } from '../table-page';

/** When a take-out order is wanted. A time that has passed meanwhile becomes "now". */
export function PickupTimeRoute() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { paths, pays_later } = useParty();
  const block = useRestaurantBlock('TAKEOUT');
  const canWait = useIsForLater(opensAt(block), 'TAKEOUT');
  const isTooLate = block?.code === 'last_order_passed';
  const pickup = usePickup();
  const refused = refusedTimeOf(useLocation().state);
  if (pays_later) return <Navigate to={paths.cart} replace />;

  function done() {
    const isLost = pickup.fault?.reason === 'in_past';
    if (isLost) pickup.choose(null);
    // Of anything else that stands against an order the order itself tells.
    if ((isLost || !pickup.chosen) && canWait) {
      toasts.show({
        message: t(isTooLate ? 'menu.last_order_for_later' : 'menu.closed_for_later'),
        tone: 'danger',
        id: 'pickup',
      });
      return;
    }
    // Any other fault is told in the order, beside the time.
    if (isLost || !pickup.fault) {
      toasts.show({
        message: t(isLost ? 'table.pickup.too_late' : 'table.pickup.set'),
        tone: isLost ? 'danger' : 'success',
        id: 'pickup',
      });
    }
    if (window.history.state?.idx > 0) void navigate(-1);
    else void navigate(paths.cart, { replace: true });
  }

  return (
    <TablePage title={t('table.pickup.title')} backTo={paths.cart} isNarrow>
      {!pickup.fault && <RefusedTimeNotice why={refused} />}
      <PickupPicker pickup={pickup} />
      <Button size="large" isWide onClick={done}>
        {t('common.done')}
      </Button>
    </TablePage>
  );
}
