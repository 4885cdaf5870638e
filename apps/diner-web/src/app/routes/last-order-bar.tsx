import { type LastPlaced, useNow, useOrdering, usePlacedOrder } from '@comanda/ordering';
import { FloatingBar } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pathTo } from '#app/paths';
import { CHECKOUT_TEXTS, useTexts } from '@comanda/web/late';
import { isRecent } from './is-recent';

/** Back to the order that was just placed, whose number is asked for at the counter. */
export function LastOrderBar({ guest_id, order_id }: LastPlaced) {
  const { t } = useTranslation();
  const { endpoint } = useOrdering();
  const { data: order } = usePlacedOrder(guest_id, order_id);
  const areTextsThere = useTexts(CHECKOUT_TEXTS);
  const now = useNow();
  if (!order || !areTextsThere || !isRecent(order, now)) return null;
  return (
    <FloatingBar
      component={Link}
      to={pathTo('orderComplete', { endpoint })}
      label={t('order.complete.view')}
      total={order.order_number}
    />
  );
}
