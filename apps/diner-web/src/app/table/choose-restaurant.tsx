import { restaurantsQuery } from '@comanda/ordering';
import { useLanguage } from '@comanda/ordering/format';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { useClient } from '#app/client-context';
import { RestaurantList } from '#features/restaurant-list/restaurant-list';
import { AnyLanguage } from '#shared/language-switch/any-language';
import { Page } from '#shared/page';
import { UnreachablePage } from '#shared/problem-pages/unreachable-page';
import { useTexts } from '#shared/use-texts';

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
