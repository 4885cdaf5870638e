import { createApiClient } from '@comanda/api-client';
import type { Campaign, Menu, Restaurant as TheRestaurant } from '@comanda/contracts';
import { createI18n } from '@comanda/i18n';
import { createQueryClient } from '@comanda/api-client/query-client';
import { campaignsQuery, menusQuery, OrderingProvider, restaurantQuery } from '@comanda/ordering';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense, use } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { STORY_MENUS, STORY_RESTAURANT } from './story-restaurant';

const PLACE = { endpoint: STORY_RESTAURANT.endpoint, language: 'en' } as const;
const texts = createI18n({
  language: PLACE.language,
  groups: ['browsing', 'ordering', 'checkout', 'table'],
});

type InRestaurantProps = {
  /** When it is; otherwise what the clock says. */
  readonly now?: Date;
  /** Of the same address as the one of the stories, which it is otherwise. */
  readonly restaurant?: TheRestaurant;
  readonly menus?: readonly Menu[];
  /** null = they are not known yet. */
  readonly campaigns?: readonly Campaign[] | null;
  /** Mocked server reply; offline by default. */
  readonly fetch?: () => Promise<Response>;
  readonly children: ReactNode;
};

/** Around every story that needs a restaurant: its menus, its texts, an address, and a server that is out of reach. */
export function InRestaurant(props: InRestaurantProps) {
  return (
    <Suspense fallback={null}>
      <Restaurant {...props} />
    </Suspense>
  );
}

function Restaurant({
  now,
  restaurant = STORY_RESTAURANT,
  menus = STORY_MENUS,
  campaigns = [],
  fetch = () => Promise.resolve(Response.error()),
  children,
}: InRestaurantProps) {
  const i18n = use(texts);
  const client = createApiClient({ fetch });
  const queryClient = createQueryClient();
  queryClient.setQueryData(restaurantQuery(client, PLACE).queryKey, restaurant);
  queryClient.setQueryData(menusQuery(client, PLACE).queryKey, [...menus]);
  if (campaigns) queryClient.setQueryData(campaignsQuery(client, PLACE).queryKey, [...campaigns]);
  return (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <OrderingProvider
            client={client}
            storage={null}
            {...(now && { clock: { now: () => now } })}
            {...PLACE}
          >
            {children}
          </OrderingProvider>
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>
  );
}
