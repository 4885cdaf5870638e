import { type ApiClient, serverClock } from '@comanda/api-client';
import type { Language } from '@comanda/contracts';
import type { Clock } from '@comanda/kernel';
import { type ReactNode, use, useEffect, useMemo } from 'react';
import { menusQuery, restaurantQuery } from '../queries/restaurants';
import { browserStorage } from '../store/browser-storage';
import { openKept } from '../store/persistence';
import { loadStateReader } from '../store/load-state-reader';
import { createOrderingStore } from '../store/ordering-store';
import { CampaignsProvider } from '../campaigns/campaigns-provider';
import { NowProvider } from './now-provider';
import { type Ordering, OrderingContext, type OrderingPolicy } from './ordering-context';
import { useReading } from './reading';
import { MenusReading, RestaurantReading } from './readings';

export type OrderingProviderProps = {
  readonly client: ApiClient;
  readonly endpoint: string;
  readonly language: Language;
  readonly policy?: Partial<OrderingPolicy>;
  /** Where the order is kept over a reload; the browser's localStorage unless given. */
  readonly storage?: Storage | null;
  /** Where the time comes from; the server's answers unless given. */
  readonly clock?: Clock;
  readonly children: ReactNode;
};

/** Makes one restaurant's ordering available to what is below, and starts reading the restaurant and its menus side by side. Suspends while it reads what an earlier visit kept. */
export function OrderingProvider(props: OrderingProviderProps): ReactNode {
  const { client, endpoint, language, policy, clock = serverClock, children } = props;
  const storage = props.storage === undefined ? browserStorage() : props.storage;
  const kept = useMemo(() => openKept(storage, endpoint), [storage, endpoint]);
  const reader = kept.isEmpty ? null : use(loadStateReader());
  const { store, keep } = useMemo(() => createOrderingStore(kept, reader), [kept, reader]);
  useEffect(keep, [keep]);
  const queries = useMemo(() => {
    const place = { endpoint, language };
    return { restaurant: restaurantQuery(client, place), menus: menusQuery(client, place) };
  }, [client, endpoint, language]);
  const restaurant = useReading(queries.restaurant);
  const menus = useReading(queries.menus);

  const ordering = useMemo<Ordering>(
    () => ({
      client,
      endpoint,
      language,
      clock,
      store,
      policy: { ...DINER_POLICY, ...policy },
    }),
    [client, endpoint, language, clock, store, policy],
  );
  return (
    <OrderingContext value={ordering}>
      <RestaurantReading value={restaurant}>
        <MenusReading value={menus}>
          <CampaignsProvider>
            <NowProvider clock={clock}>{children}</NowProvider>
          </CampaignsProvider>
        </MenusReading>
      </RestaurantReading>
    </OrderingContext>
  );
}

const DINER_POLICY: OrderingPolicy = {
  quantity: { at_minimum: 'remove' },
  section_type: 'TAKEOUT',
  is_delivery_offered: true,
  is_later_offered: true,
  is_staffed: false,
};
