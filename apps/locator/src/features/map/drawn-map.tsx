import { IconButton, MinusIcon, PlusIcon } from '@comanda/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlacesMapProps } from '#shared/places-map-props';
import { placesQuery } from '#shared/query';
import styles from './map.module.css';
import { useMapView } from './use-map-view';

type DrawnMapProps = PlacesMapProps & {
  /** Shown where the map cannot be drawn. */
  readonly failed: ReactNode;
};

/** The map with its buttons. Its points are chosen with a tap; with the keyboard, by moving the map under the middle. */
export function DrawnMap({ failed, ...props }: DrawnMapProps) {
  const { t } = useTranslation();
  const { data: index, isError } = useQuery(placesQuery(props.client));
  const { containerRef, view, hasFailed } = useMapView(props, index);
  if (isError || hasFailed) return failed;

  function chooseInMiddle() {
    const restaurant_id = view?.placeInMiddle();
    const place = index?.places.find((each) => each.restaurant_id === restaurant_id);
    if (place) props.onSelect(place);
  }

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the map inside takes the focus; Enter chooses under its middle */}
      <div
        ref={containerRef}
        className={styles.canvas}
        data-ready={view !== null || undefined}
        onKeyDown={(event) => {
          if (event.key === 'Enter') chooseInMiddle();
        }}
      />
      {view === null ? (
        <p role="status" className={styles.note}>
          {t('locator.map.loading')}
        </p>
      ) : (
        <div className={styles.zoom}>
          <IconButton
            tone="raised"
            label={t('locator.map.zoom_in')}
            icon={<PlusIcon />}
            onClick={() => view.zoomBy(1)}
          />
          <IconButton
            tone="raised"
            label={t('locator.map.zoom_out')}
            icon={<MinusIcon />}
            onClick={() => view.zoomBy(-1)}
          />
        </div>
      )}
      {index?.map === null && <p className={styles.source}>{t('locator.map.outline')}</p>}
    </>
  );
}
