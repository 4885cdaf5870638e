import type { Item } from '@comanda/contracts';
import { Price } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { FoodPicture } from '#shared/food-picture';
import { useFormat } from '#shared/use-format';
import styles from './featured-strip.module.css';

type FeaturedStripProps = {
  readonly items: readonly Item[];
  readonly itemPath: (item: Item) => string;
};

/** The dishes the restaurant is proudest of, side by side, one tap from the start. */
export function FeaturedStrip({ items, itemPath }: FeaturedStripProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="featured-title">
      <h2 id="featured-title" className={styles.title}>
        {t('menu.popular')}
      </h2>
      <ul className={styles.strip}>
        {items.map((item) => (
          <li key={item.item_id} className={styles.dish}>
            {item.image && (
              <div className={styles.media}>
                <FoodPicture image={item.image} ratio="4 / 3" sizes="11rem" />
              </div>
            )}
            <Link className={styles.link} to={itemPath(item)}>
              {item.name}
            </Link>
            <Price>{money(item.price)}</Price>
          </li>
        ))}
      </ul>
    </section>
  );
}
