import { useCheckoutDetails, useIsForLater, useRestaurantStatus } from '@comanda/ordering';
import { Banner, useOnceLive } from '@comanda/ui';
import { useTranslation } from 'react-i18next';

/** That no order is taken now, or one for later only; nothing while the restaurant is open. */
export function ClosedNotice() {
  const { t } = useTranslation();
  const { state, opens_at } = useRestaurantStatus();
  const { order_type } = useCheckoutDetails();
  // A server does not know who sits at a table; whoever does orders for now.
  const known_type = useOnceLive(() => order_type, null);
  const canOrderLater = useIsForLater(opens_at, known_type);
  if (state !== 'inactive' && state !== 'closed') return null;
  const closed = canOrderLater ? 'menu.closed_for_later' : 'menu.closed_banner';
  return (
    <Banner tone="warning">{t(state === 'closed' ? closed : 'menu.not_taking_orders')}</Banner>
  );
}
