import { latePart, OptionalPart, useIsIdle } from '@comanda/web/late';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlacesMapProps } from '#shared/places-map-props';
import { canDraw } from './can-draw';
import styles from './map.module.css';

const DrawnMap = latePart(() => import('./drawn-map').then((m) => m.DrawnMap));

/** The map, fetched once the list is there and nothing else is to be done. */
export function MapOfPlaces(props: PlacesMapProps) {
  const { t } = useTranslation();
  const isIdle = useIsIdle();
  const isPossible = useSyncExternalStore(neverChanges, canDraw, isAssumed);
  const failed = (
    <p role="note" className={styles.note}>
      {t('locator.map.failed')}
    </p>
  );
  if (!isPossible) return failed;
  return (
    <OptionalPart fallback={null}>
      {isIdle && props.listed.length > 0 ? <DrawnMap {...props} failed={failed} /> : null}
    </OptionalPart>
  );
}

function neverChanges() {
  return () => undefined;
}

/** A server draws no map and cannot know. */
function isAssumed(): boolean {
  return true;
}
