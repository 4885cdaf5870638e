import { restaurantsQuery } from '@comanda/ordering';
import { useLanguage } from '@comanda/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { useClient } from '#app/client-context';
import { RestaurantList } from '#features/restaurant-list/restaurant-list';
import { AnyLanguage } from '@comanda/web/language';
import { Page } from '@comanda/web/page';
import { UnreachablePage } from '@comanda/web/problems';
import { useTexts } from '@comanda/web/late';

const TEXTS = ['table'] as const;

/** Where an address names no restaurant and this browser was at none: asks which one, unless there is only one. */
export function ChooseRestaurant() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const restaurants = useQuery(restaurantsQuery(useClient(), useLanguage()));
  const areTextsThere = useTexts(TEXTS);

  function hereAt(endpoint: string): string {
    const query = new URLSearchParams(search);
    query.set('restaurant', endpoint);
    return `${pathname}?${query.toString()}`;
  }

  if (restaurants.isError) {
    const { refetch, isFetching } = restaurants;
    return <UnreachablePage onRetry={() => void refetch()} isBusy={isFetching} />;
  }
  if (!restaurants.data || !areTextsThere) return null;
  const [first, second] = restaurants.data;
  if (first && !second) return <Navigate to={hereAt(first.endpoint)} replace />;
  return (
    <Page
      title={t('table.restaurants.title')}
      siteName={t('common.app_name')}
      actions={<AnyLanguage />}
    >
      <RestaurantList
        restaurants={restaurants.data}
        homePath={({ endpoint }) => hereAt(endpoint)}
      />
    </Page>
  );
}
