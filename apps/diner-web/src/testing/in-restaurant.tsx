import { createApiClient } from '@comanda/api-client';
import { createI18n } from '@comanda/i18n';
import {
  campaignsQuery,
  createQueryClient,
  menusQuery,
  OrderingProvider,
  restaurantQuery,
} from '@comanda/ordering';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense, use } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { STORY_MENUS, STORY_RESTAURANT } from './story-house';

const PLACE = { endpoint: STORY_RESTAURANT.endpoint, language: 'en' } as const;
const texts = createI18n({
  language: PLACE.language,
  groups: ['browsing', 'ordering', 'checkout', 'table'],
});

/** Around every story that needs a restaurant: its menus, its texts, an address, and a server that is out of reach. */
export function InRestaurant({ children }: { readonly children: ReactNode }) {
  return (
    <Suspense fallback={null}>
      <Restaurant>{children}</Restaurant>
    </Suspense>
  );
}

function Restaurant({ children }: { readonly children: ReactNode }) {
  const i18n = use(texts);
  const client = createApiClient({ fetch: () => Promise.resolve(Response.error()) });
  const queryClient = createQueryClient();
  queryClient.setQueryData(restaurantQuery(client, PLACE).queryKey, STORY_RESTAURANT);
  queryClient.setQueryData(menusQuery(client, PLACE).queryKey, STORY_MENUS);
  queryClient.setQueryData(campaignsQuery(client, PLACE).queryKey, []);
  return (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <OrderingProvider client={client} storage={null} {...PLACE}>
            {children}
          </OrderingProvider>
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>
  );
}
