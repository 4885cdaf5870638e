import type { Item } from '@comanda/contracts';
import { Price } from '@comanda/ui';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import styles from './dish-strip.module.css';
import { FoodPicture } from './food-picture';
import { useItemPrice } from './use-item-price';

type DishStripProps = {
  readonly title: string;
  readonly items: readonly Item[];
  readonly itemPath: (item: Item) => string;
  /** Action on a dish without opening it. */
  readonly action?: (item: Item) => ReactNode;
};

/** Dishes side by side, one tap away; nothing where there are none. */
export function DishStrip({ title, items, itemPath, action }: DishStripProps) {
  const titleId = useId();
  const itemPrice = useItemPrice();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.strip}>
        {items.map((item) => (
          <li key={item.item_id} className={styles.dish} dir="auto">
            {item.image && (
              <div className={styles.media}>
                <FoodPicture image={item.image} ratio="4 / 3" sizes="9.5rem" />
              </div>
            )}
            <Link className={styles.link} to={itemPath(item)}>
              {item.name}
            </Link>
            <div className={styles.foot}>
              <Price>{itemPrice(item)}</Price>
              {action && <div className={styles.action}>{action(item)}</div>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
