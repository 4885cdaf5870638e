import type { NearbyPlace } from '@comanda/contracts';
import { cx, LinkButton, VisuallyHidden } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { useNow } from '#shared/now';
import type { Unit } from '#shared/unit';
import styles from './place-card.module.css';
import { PlaceHours } from './place-hours';
import { isPreorder, placeStatus } from './place-status';
import { useDistanceText } from './use-distance-text';
import { useStatusText } from './use-status-text';

type PlaceCardProps = {
  readonly place: NearbyPlace;
  readonly unit: Unit;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
};

/** One restaurant: where it is, whether it is open, and the ways to it. */
export function PlaceCard({ place, unit, isSelected, onSelect }: PlaceCardProps) {
  const { t } = useTranslation();
  const now = useNow();
  const distanceText = useDistanceText(unit);
  const statusText = useStatusText();
  const { restaurant_id, name, address, phone_number, distance_m } = place;
  const { kind } = placeStatus(place, now);
  const isOpen = kind === 'open' || kind === 'open_all_day';
  return (
    <li className={styles.card} id={cardId(restaurant_id)} data-selected={isSelected || undefined}>
      <div className={styles.head}>
        <h3 className={styles.name}>
          <button
            type="button"
            className={styles.select}
            aria-pressed={isSelected}
            onClick={onSelect}
          >
            {name}
          </button>
        </h3>
        {distance_m !== null && (
          <span className={cx('tabular', styles.distance)}>{distanceText(distance_m)}</span>
        )}
      </div>
      <p className={styles.status} data-open={isOpen || undefined}>
        {statusText(place, now)}
      </p>
      <address className={styles.address}>{address}</address>
      <PlaceHours place={place} now={now} />
      <div className={styles.actions}>
        <OrderLink place={place} isLater={isPreorder(place, now)} />
        {phone_number && (
          <LinkButton component="a" href={`tel:${phone_number}`} tone="quiet" size="small">
            {t('common.call')}
            <VisuallyHidden> {`${name}, ${phone_number}`}</VisuallyHidden>
          </LinkButton>
        )}
        <LinkButton
          component="a"
          href={directionsTo(place)}
          target="_blank"
          rel="noreferrer"
          tone="quiet"
          size="small"
        >
          {t('common.directions')}
          <VisuallyHidden> {`${name} (${t('common.opens_new_tab')})`}</VisuallyHidden>
        </LinkButton>
      </div>
    </li>
  );
}

function OrderLink({
  place: { name, endpoint, state, order_mode },
  isLater,
}: {
  readonly place: NearbyPlace;
  readonly isLater: boolean;
}) {
  const { t } = useTranslation();
  const takesOrders = state !== 'INACTIVE' && order_mode !== 'RESTAURANT_SETTING_NONE';
  const said = isLater ? 'locator.preorder' : 'locator.order';
  return (
    <LinkButton component="a" href={`/${endpoint}`} target="_blank" rel="noreferrer">
      {t(takesOrders ? said : 'locator.menu')}
      <VisuallyHidden> {`${name} (${t('common.opens_new_tab')})`}</VisuallyHidden>
    </LinkButton>
  );
}

export function cardId(restaurant_id: string): string {
  return `place-${restaurant_id}`;
}

/** Any maps application understands these; a phone opens its own. */
function directionsTo({ address, latitude, longitude }: NearbyPlace): string {
  const query = new URLSearchParams({
    api: '1',
    destination: address || `${latitude},${longitude}`,
  });
  return `https://www.google.com/maps/dir/?${query.toString()}`;
}
