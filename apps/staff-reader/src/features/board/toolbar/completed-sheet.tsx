import { unwrap } from '@comanda/api-client';
import { useFormatOf } from '@comanda/i18n/react';
import { useStaffPlace } from '@comanda/staff/provider';
import { EmptyState, Sheet, Spinner } from '@comanda/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePageSession } from '#shared/session/session-context';
import styles from '../sheets/sheets.module.css';
import { usePlaceText } from '../ticket/use-place-text';

const NEWEST = 50;

/** The orders that were handed over last. */
export function CompletedSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { client, restaurant_id } = useStaffPlace();
  const { restaurant } = usePageSession();
  const { time } = useFormatOf(restaurant);
  const placeText = usePlaceText();
  const { data: orders } = useQuery({
    queryKey: ['board', restaurant_id, 'completed'],
    queryFn: async ({ signal }) => {
      const query = { statuses: ['ORDER_COMPLETED'], newest_first: true, limit: NEWEST } as const;
      return unwrap(await client.listStaffOrders(query, { signal })).orders;
    },
    staleTime: 0,
  });
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('staff.board.completed')}
      closeLabel={t('common.close')}
    >
      {orders === undefined && <Spinner />}
      {orders?.length === 0 && <EmptyState title={t('staff.board.completed_none')} />}
      <ul>
        {orders?.map((order) => (
          <li key={order.order_id} className={styles.done}>
            <span className={styles.number}>{order.order_number}</span>
            <span dir="auto">
              {placeText(order).place} · {order.guest_name}
            </span>
            {order.placed_at && <span className={styles.time}>{time(order.placed_at)}</span>}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
