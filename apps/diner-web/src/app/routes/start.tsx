import { restaurantsQuery } from '@comanda/ordering';
import { EmptyState } from '@comanda/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useClient } from '#app/client-context';
import { pathTo } from '#app/paths';
import { RestaurantList } from '#features/restaurant-list/restaurant-list';
import { AnyLanguage } from '@comanda/web/language';
import { LegalLinks, Page } from '@comanda/web/page';
import { UnreachablePage } from '@comanda/web/problems';
import { useLanguage } from '@comanda/i18n/react';

/** Where no restaurant is named: which ones there are. */
export function StartRoute() {
  const { t } = useTranslation();
  const client = useClient();
  const query = useQuery(restaurantsQuery(client, useLanguage()));
  if (query.isError) {
    return <UnreachablePage onRetry={() => void query.refetch()} isBusy={query.isFetching} />;
  }
  return (
    <Page title={t('home.start_order')} siteName={t('common.app_name')} actions={<AnyLanguage />}>
      {query.data?.length === 0 && <EmptyState title={t('page.not_found.title')} />}
      {query.data && (
        <RestaurantList
          restaurants={query.data}
          homePath={({ endpoint }) => pathTo('home', { endpoint })}
        />
      )}
      <LegalLinks />
    </Page>
  );
}
