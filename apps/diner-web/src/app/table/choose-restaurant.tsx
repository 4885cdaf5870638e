import { TABLE_CODE_LENGTH } from '@comanda/contracts';
import { tableRestaurantsQuery } from '@comanda/ordering/table';
import { useLanguage } from '@comanda/i18n/react';
import { EmptyState, SearchIcon, TextField } from '@comanda/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, Navigate, useLocation } from 'react-router-dom';
import { useClient } from '#app/client-context';
import { RestaurantList } from '#features/restaurant-list/restaurant-list';
import { AnyLanguage } from '@comanda/web/language';
import { Page } from '@comanda/web/page';
import { UnreachablePage } from '@comanda/web/problems';
import { useTexts } from '@comanda/web/late';
import { namedLike } from './named-like';
import { MISSING_TABLE, TABLE_PATTERNS } from './table-paths';
import { withRestaurant } from './restaurant-named';

const TEXTS = ['table'] as const;
/** A list that is seen at once needs no search. */
const SHORT_LIST = 6;

/**
 * Where an address names no restaurant and this browser was at none: asks which one, unless there is only one, or only one has
 * the table of the code in the address.
 */
export function ChooseRestaurant() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const code = codeIn(pathname);
  const [wanted, setWanted] = useState('');
  const query = tableRestaurantsQuery(useClient(), { language: useLanguage(), code });
  const { data: restaurants, isError, isFetching, refetch } = useQuery(query);
  const areTextsThere = useTexts(TEXTS);

  function hereAt(endpoint: string): string {
    return `${pathname}?${withRestaurant(search, endpoint)}`;
  }

  if (isError) return <UnreachablePage onRetry={() => void refetch()} isBusy={isFetching} />;
  if (!restaurants || !areTextsThere) return null;
  const [first, second] = restaurants;
  if (first && !second) return <Navigate to={hereAt(first.endpoint)} replace />;
  if (code !== null && !first) return <Navigate to={MISSING_TABLE} replace />;
  const found = namedLike(restaurants, wanted);
  return (
    <Page
      title={t('table.restaurants.title')}
      siteName={t('common.app_name')}
      actions={<AnyLanguage />}
    >
      {restaurants.length > SHORT_LIST && (
        <search>
          <TextField
            label={t('table.restaurants.search')}
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            prefix={<SearchIcon />}
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
          />
        </search>
      )}
      {found.length === 0 && <EmptyState title={t('table.restaurants.none')} />}
      <RestaurantList restaurants={found} homePath={({ endpoint }) => hereAt(endpoint)} />
    </Page>
  );
}

/** The code of the table that an address is about; null = of none. */
function codeIn(pathname: string): string | null {
  const code = matchPath(TABLE_PATTERNS.table, pathname)?.params.code?.toUpperCase();
  return code?.length === TABLE_CODE_LENGTH ? code : null;
}
