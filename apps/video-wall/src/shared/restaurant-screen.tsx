import { type ApiClient, failureOf } from '@comanda/api-client';
import type { Restaurant } from '@comanda/contracts';
import { changeLanguage } from '@comanda/i18n';
import { useLanguage } from '@comanda/i18n/react';
import { restaurantQuery } from '@comanda/ordering';
import { useRestaurantTheme } from '@comanda/web/page';
import { NotFoundPage, UnreachablePage } from '@comanda/web/problems';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';

type RestaurantScreenProps = {
  readonly client: ApiClient;
  readonly endpoint: string;
  readonly children: (restaurant: Restaurant) => ReactNode;
};

/** A restaurant's screen in its colours and its language: a whole room reads it. */
export function RestaurantScreen({ client, endpoint, children }: RestaurantScreenProps) {
  const language = useLanguage();
  const restaurant = useQuery({
    ...restaurantQuery(client, { endpoint, language }),
    placeholderData: (previous) => previous,
  });
  if (restaurant.data) {
    return <Dressed restaurant={restaurant.data}>{children(restaurant.data)}</Dressed>;
  }
  if (restaurant.isPending) return null;
  if (failureOf(restaurant.error)?.kind === 'problem') return <NotFoundPage missing="restaurant" />;
  return <UnreachablePage onRetry={restaurant.refetch} isBusy={restaurant.isFetching} />;
}

type DressedProps = { readonly restaurant: Restaurant; readonly children: ReactNode };

function Dressed({ restaurant: { theme, language }, children }: DressedProps) {
  const { i18n } = useTranslation();
  useRestaurantTheme(theme);
  useEffect(() => {
    changeLanguage(i18n, language).catch((cause: unknown) => reportError(cause));
  }, [i18n, language]);
  return children;
}
