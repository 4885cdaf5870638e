import { type ApiClient, failureOf, serverClock, unwrap } from '@comanda/api-client';
import type { Clock } from '@comanda/kernel';
import { useLanguage } from '@comanda/i18n/react';
import { StaffProvider } from '@comanda/staff/provider';
import { UnreachablePage } from '@comanda/web/problems';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDeviceSettings } from '#shared/device/device-settings';
import { RestaurantChooser } from './restaurant-chooser';
import { SessionProvider } from './session-provider';

export type StaffWorld = {
  /** Where the API is, when it is not the page's own origin. */
  readonly base_url?: string;
  readonly EventSource?: typeof EventSource;
  readonly clock?: Clock;
};

type RestaurantGateProps = StaffWorld & {
  readonly client: ApiClient;
  readonly children: ReactNode;
};

/** Lets the pages of one restaurant through: the one that the address names, else the one this device used last. */
export function RestaurantGate({
  client,
  children,
  clock = serverClock,
  ...world
}: RestaurantGateProps) {
  const [query] = useSearchParams();
  const remembered = useDeviceSettings(({ endpoint }) => endpoint);
  const change = useDeviceSettings((settings) => settings.change);
  const language = useLanguage();
  const restaurant = query.get('restaurant') ?? remembered;
  const reading = useQuery({
    queryKey: ['restaurant', restaurant, language],
    queryFn: async ({ signal }) =>
      unwrap(await client.getRestaurant({ restaurant: restaurant ?? '', language }, { signal })),
    enabled: restaurant !== null,
    placeholderData: keepPreviousData,
  });
  const found = reading.data?.restaurant;
  const endpoint = found?.endpoint;
  useEffect(() => {
    if (endpoint !== undefined) change({ endpoint });
  }, [change, endpoint]);

  const isUnknown = failureOf(reading.error)?.kind === 'problem';
  if (restaurant === null || query.has('choose') || isUnknown)
    return <RestaurantChooser client={client} isUnknown={isUnknown} />;
  if (!found) {
    return reading.isError ? (
      <UnreachablePage onRetry={() => void reading.refetch()} isBusy={reading.isFetching} />
    ) : null;
  }
  return (
    <StaffProvider
      key={found.restaurant_id}
      client={client}
      restaurant_id={found.restaurant_id}
      clock={clock}
      {...world}
    >
      <SessionProvider restaurant={found}>{children}</SessionProvider>
    </StaffProvider>
  );
}
