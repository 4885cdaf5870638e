import { type ApiClient, unwrap } from '@comanda/api-client';
import type { Restaurant, ScreenOrder } from '@comanda/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ScreenFrame } from '#shared/screen-frame';
import { staleSince } from '#shared/stale-since';
import { SCREEN_ORDERS, type StreamPlace, useLiveScreen } from '#shared/use-live-screen';
import { OrderColumn } from './order-column';
import styles from './order-screen.module.css';
import { useCalled } from './use-called';

/** As many as a screen has room for. */
const MOST = { preparing: 12, ready: 8 } as const;
const MOST_WITH_NAMES = { preparing: 10, ready: 6 } as const;

type OrderScreenProps = {
  readonly client: ApiClient;
  readonly restaurant: Restaurant;
  readonly place: StreamPlace;
};

/** The orders in preparation and those that are ready, for the guests who wait. */
export function OrderScreen({ client, restaurant, place }: OrderScreenProps) {
  const { t } = useTranslation();
  const { restaurant_id, screen_names } = restaurant;
  const most = screen_names ? MOST_WITH_NAMES : MOST;
  const lost_at = useLiveScreen([`screen:${restaurant_id}`, `restaurant:${restaurant_id}`], place);
  const read = useQuery(screenOrdersQuery(client, restaurant_id));
  const { data: orders } = read;
  const { numbers, isSoundReady } = useCalled(orders);
  function within(status: ScreenOrder['status']): readonly ScreenOrder[] | undefined {
    return orders?.filter((order) => order.status === status);
  }
  return (
    <ScreenFrame
      restaurant={restaurant}
      title={t('wall.orders.title')}
      lost_at={lost_at ?? staleSince(read)}
      note={isSoundReady ? undefined : t('wall.orders.sound_off')}
    >
      <div className={styles.halves}>
        <OrderColumn
          kind="preparing"
          orders={within('ORDER_PREPARING')}
          most={most.preparing}
          called={[]}
        />
        <OrderColumn
          kind="ready"
          orders={within('ORDER_READY')}
          most={most.ready}
          called={numbers}
        />
      </div>
    </ScreenFrame>
  );
}

function screenOrdersQuery(client: ApiClient, restaurant_id: string) {
  return queryOptions({
    queryKey: [...SCREEN_ORDERS, restaurant_id],
    queryFn: async ({ signal }) =>
      unwrap(await client.listScreenOrders({ restaurant_id }, { signal })).orders,
  });
}
