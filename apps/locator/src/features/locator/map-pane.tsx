import type { ApiClient } from '@comanda/api-client';
import type { PlacePoint } from '@comanda/contracts';
import { Button } from '@comanda/ui';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlacesMapProps } from '#shared/places-map-props';
import { toMetres } from '#shared/unit';
import styles from './locator-page.module.css';
import { cardId, PlaceCard } from './place-card';
import { shownPlaces } from './shown-places';
import type { Locator } from './use-locator';

type MapPaneProps = {
  readonly locator: Locator;
  readonly client: ApiClient;
  readonly Map: ComponentType<PlacesMapProps>;
};

/** The map beside the list; on a phone a strip above it, which opens to the whole screen with the chosen place below. */
export function MapPane({ locator, client, Map }: MapPaneProps) {
  const { t } = useTranslation();
  const { search, point, unit, found, selected } = locator;
  const isWhole = search.view === 'map';

  function selectOnMap({ restaurant_id, name, latitude, longitude }: PlacePoint) {
    if (found?.places.some((place) => place.restaurant_id === restaurant_id)) {
      locator.select(restaurant_id);
      document.getElementById(cardId(restaurant_id))?.scrollIntoView({ block: 'nearest' });
    } else {
      // A place that is not in the list is one to search around.
      locator.chooseSought({ label: name, latitude, longitude }, restaurant_id);
    }
  }

  return (
    <aside className={styles.map} aria-label={t('locator.map.label')}>
      <Map
        client={client}
        listed={found ? shownPlaces(found) : []}
        selected={selected}
        around={point && { ...point, radius_m: toMetres(search.radius, unit) }}
        service={search.service}
        onSelect={selectOnMap}
      />
      <div className={styles.mapActions}>
        <Button
          tone="secondary"
          size="small"
          onClick={() => locator.change({ view: isWhole ? 'list' : 'map' })}
        >
          {t(isWhole ? 'locator.map.back' : 'locator.map.show')}
        </Button>
      </div>
      {isWhole && selected && (
        <ul className={styles.detail}>
          <PlaceCard place={selected} unit={unit} isSelected onSelect={() => undefined} />
        </ul>
      )}
    </aside>
  );
}
