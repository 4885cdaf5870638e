import type { ApiClient } from '@comanda/api-client';
import { Banner, PageHeader, SkipLink } from '@comanda/ui';
import { useEarlyTaps } from '@comanda/web/drawn-page';
import { AnyLanguage } from '@comanda/web/language';
import { LegalLinks, usePageTitle } from '@comanda/web/page';
import { UnreachablePage } from '@comanda/web/problems';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlacesMapProps } from '#shared/places-map-props';
import styles from './locator-page.module.css';
import { MapPane } from './map-pane';
import { PlaceList } from './place-list';
import { PlaceSearch } from './place-search';
import { SearchOptions } from './search-options';
import { useLocator } from './use-locator';

type LocatorPageProps = {
  readonly client: ApiClient;
  /** Draws the places; the page is whole without it. */
  readonly Map: ComponentType<PlacesMapProps>;
};

/** Finds a restaurant: by a place, by the device's position, or by looking through the list. */
export function LocatorPage({ client, Map }: LocatorPageProps) {
  const { t } = useTranslation();
  useEarlyTaps();
  const locator = useLocator(client);
  const { search, position, found, unit, selected, isFetching } = locator;
  usePageTitle(t('locator.title'), t('common.app_name'));
  if (found === undefined && locator.isError)
    return <UnreachablePage onRetry={locator.retry} isBusy={isFetching} />;
  return (
    <div className={styles.page} data-view={search.view}>
      <SkipLink target="content">{t('common.skip_to_content')}</SkipLink>
      <div className={styles.side}>
        <PageHeader title={t('locator.title')} actions={<AnyLanguage />} />
        <search className={styles.tools}>
          <PlaceSearch
            client={client}
            label={labelOf(search.sought?.label, position.point && t('locator.position.label'))}
            countries={found?.countries ?? []}
            isLocating={position.isSearching}
            onLocate={locator.locate}
            onChoose={locator.chooseSought}
            onClear={locator.clear}
          />
          {position.fault && (
            <Banner tone="warning" isLive>
              {t(`locator.position.${position.fault}`)}
            </Banner>
          )}
          <SearchOptions
            search={search}
            unit={unit}
            offersDelivery={found?.offers_delivery ?? true}
            hasPlaces={found !== undefined && found.places.length > 0}
            onChange={locator.change}
          />
        </search>
        <main id="content" className={styles.results} aria-busy={isFetching}>
          {found ? (
            <PlaceList
              found={found}
              unit={unit}
              selected={selected}
              onSelect={locator.select}
              onWiden={(radius) => locator.change({ radius })}
            />
          ) : (
            <p role="status" className={styles.loading}>
              {t('common.loading')}
            </p>
          )}
          <LegalLinks />
        </main>
      </div>
      <MapPane locator={locator} client={client} Map={Map} />
    </div>
  );
}

function labelOf(typed: string | undefined, position: string | null): string {
  return typed ?? position ?? '';
}
