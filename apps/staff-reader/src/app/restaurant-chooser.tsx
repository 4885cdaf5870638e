import { type ApiClient, unwrap } from '@comanda/api-client';
import { useLanguage } from '@comanda/i18n/react';
import { Banner, cx, LinkButton, SearchIcon, TextField } from '@comanda/ui';
import { AnyLanguage } from '@comanda/web/language';
import { Page } from '@comanda/web/page';
import { UnreachablePage } from '@comanda/web/problems';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './restaurant-chooser.module.css';
import { pathTo } from './paths';

/** From how many restaurants on a search is offered. */
const SEARCH_FROM = 8;

type RestaurantChooserProps = { readonly client: ApiClient; readonly isUnknown: boolean };

/** Asks which restaurant this device works for. */
export function RestaurantChooser({ client, isUnknown }: RestaurantChooserProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [wanted, setWanted] = useState('');
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['restaurants', language],
    queryFn: async ({ signal }) => unwrap(await client.listRestaurants({ language }, { signal })),
  });
  if (!data)
    return isError ? <UnreachablePage onRetry={() => void refetch()} isBusy={isFetching} /> : null;
  const shown = data.restaurants.filter(({ name }) =>
    name.toLocaleLowerCase().includes(wanted.trim().toLocaleLowerCase()),
  );
  return (
    <Page
      title={t('staff.choose.title')}
      siteName={t('staff.title')}
      actions={<AnyLanguage />}
      isNarrow
    >
      {isUnknown && <Banner tone="warning">{t('staff.choose.unknown')}</Banner>}
      <p>{t('staff.choose.body')}</p>
      {data.restaurants.length >= SEARCH_FROM && (
        <TextField
          type="search"
          label={t('staff.choose.search')}
          isLabelHidden
          placeholder={t('staff.choose.search')}
          prefix={<SearchIcon />}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
      )}
      {shown.length === 0 && <p role="status">{t('staff.choose.none')}</p>}
      <ul className={styles.list}>
        {shown.map(({ restaurant_id, endpoint, name, address }) => (
          <li key={restaurant_id}>
            <LinkButton
              component={Link}
              to={`${pathTo('board', {})}?${new URLSearchParams({ restaurant: endpoint }).toString()}`}
              tone="secondary"
              isWide
              className={cx(styles.place)}
            >
              <span className={styles.text}>
                <span className={styles.name}>{name}</span>
                <span className={styles.address}>{address}</span>
              </span>
            </LinkButton>
          </li>
        ))}
      </ul>
    </Page>
  );
}
