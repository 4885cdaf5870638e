import type { RestaurantSummary } from '@comanda/contracts';
import { keepEndTogether } from '@comanda/i18n';
import { MediaRow } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { Link, useNavigationType } from 'react-router-dom';
import { FoodPicture } from '@comanda/ordering-ui/dishes';
import styles from './restaurant-list.module.css';

type RestaurantListProps = {
  readonly restaurants: readonly RestaurantSummary[];
  readonly homePath: (restaurant: RestaurantSummary) => string;
};

/** The restaurants that can be ordered from here. */
export function RestaurantList({ restaurants, homePath }: RestaurantListProps) {
  const { t } = useTranslation();
  // A document may load the card form of its own restaurant only: whoever came from one gets another's document.
  const isFromAnother = useNavigationType() !== 'POP';
  return (
    <ul className={styles.list} aria-label={t('home.start_order')}>
      {restaurants.map((restaurant) => (
        <li key={restaurant.restaurant_id}>
          <MediaRow
            component={Link}
            to={homePath(restaurant)}
            reloadDocument={isFromAnother}
            title={restaurant.name}
            heading="h2"
            description={restaurant.description}
            meta={keepEndTogether(restaurant.address)}
            picture={
              restaurant.header_image && (
                <FoodPicture image={restaurant.header_image} ratio="4 / 3" sizes="7.5rem" />
              )
            }
          />
        </li>
      ))}
    </ul>
  );
}
