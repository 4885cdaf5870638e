import { OrderingProvider, type OrderingPolicy } from '@comanda/ordering';
import { useLanguage } from '@comanda/i18n/react';
import { useLiveTable } from '@comanda/ordering/table';
import { type ReactNode, Suspense } from 'react';
import { Outlet, useLocation, useSearchParams } from 'react-router-dom';
import { useClient } from '#app/client-context';
import { FrameTalk } from '#app/embedded/frame-talk';
import { ComingPage, PageBoundary, RestaurantFrame } from '@comanda/ordering-ui/restaurant-frame';
import { ChooseRestaurant } from './choose-restaurant';
import { PartyProvider } from './party-provider';
import { restaurantNamed } from './restaurant-named';

/** At the table a line is taken out by its own button, not by counting down, and nothing is brought to another place. */
const TABLE_POLICY: Partial<OrderingPolicy> = {
  quantity: { at_minimum: 'keep' },
  is_delivery_offered: false,
};

type TableFrameProps = {
  /** Where the path itself names the restaurant. */
  readonly endpoint?: string;
  readonly children?: ReactNode;
};

/** Everything in table ordering: the restaurant that the address names, or else the one of last time. */
export function TableFrame({ endpoint: given, children = <Outlet /> }: TableFrameProps) {
  const [search] = useSearchParams();
  const client = useClient();
  const language = useLanguage();
  const endpoint = restaurantNamed(search, given);
  if (endpoint === null) return <ChooseRestaurant />;
  return (
    <OrderingProvider
      key={endpoint}
      client={client}
      endpoint={endpoint}
      language={language}
      policy={TABLE_POLICY}
    >
      <Followed>{children}</Followed>
    </OrderingProvider>
  );
}

function Followed({ children }: { readonly children: ReactNode }) {
  const live = useLiveTable();
  const { pathname } = useLocation();
  return (
    <RestaurantFrame live={live}>
      <FrameTalk />
      <PartyProvider>
        <PageBoundary pathname={pathname}>
          <Suspense fallback={<ComingPage />}>{children}</Suspense>
        </PageBoundary>
      </PartyProvider>
    </RestaurantFrame>
  );
}
