import type { NearbyReply } from '@comanda/api-client';
import type { NearbyPlace } from '@comanda/contracts';
import { Button, EmptyState, PinIcon, VisuallyHidden } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { radiusFor, type Unit } from '#shared/unit';
import { PlaceCard } from './place-card';
import styles from './place-list.module.css';
import { shownPlaces } from './shown-places';
import { useDistanceText } from './use-distance-text';

type PlaceListProps = {
  readonly found: NearbyReply;
  readonly unit: Unit;
  readonly selected: NearbyPlace | null;
  readonly onSelect: (restaurant_id: string) => void;
  readonly onWiden: (radius: number) => void;
};

/** The places that were found; where there are none, the nearest one with the way to it. */
export function PlaceList({ found, unit, selected, onSelect, onWiden }: PlaceListProps) {
  const { t } = useTranslation();
  const { places, nearest } = found;
  return (
    <section aria-label={t('locator.list')} className={styles.section}>
      <h2>
        <VisuallyHidden>{t('locator.list')}</VisuallyHidden>
      </h2>
      {places.length === 0 && <NothingFound nearest={nearest} unit={unit} onWiden={onWiden} />}
      <p role="status" className={styles.count}>
        {places.length > 0 && t('locator.found', { count: places.length })}
      </p>
      <ul className={styles.list}>
        {shownPlaces(found).map((place) => (
          <PlaceCard
            key={place.restaurant_id}
            place={place}
            unit={unit}
            isSelected={place.restaurant_id === selected?.restaurant_id}
            onSelect={() => onSelect(place.restaurant_id)}
          />
        ))}
      </ul>
    </section>
  );
}

function NothingFound({
  nearest,
  unit,
  onWiden,
}: Pick<PlaceListProps, 'unit' | 'onWiden'> & { readonly nearest: NearbyPlace | null }) {
  const { t } = useTranslation();
  const distanceText = useDistanceText(unit);
  const distance = nearest?.distance_m ?? null;
  const radius = distance === null ? null : radiusFor(distance, unit);
  return (
    <EmptyState
      icon={<PinIcon />}
      title={t('locator.empty.title')}
      action={
        radius !== null && (
          <Button tone="secondary" onClick={() => onWiden(radius)}>
            {t('locator.empty.widen', {
              distance: t(`locator.distance_${unit}`, { distance: radius }),
            })}
          </Button>
        )
      }
    >
      <p>{t('locator.empty.body')}</p>
      {distance !== null && (
        <p>{t('locator.empty.nearest', { distance: distanceText(distance) })}</p>
      )}
    </EmptyState>
  );
}
