import { soldOutLast } from '@comanda/cart';
import type { Category, Item } from '@comanda/contracts';
import { memo } from 'react';
import { ItemRow } from '../dishes/item-row';
import styles from './menu-sections.module.css';
import { useRows } from '../dishes/use-rows';

const PRIORITY_ROWS = 4;

type MenuSectionsProps = {
  readonly categories: readonly Category[];
  readonly itemPath: (item: Item) => string;
  /** Whether its dishes can be ordered now. */
  readonly canOrder: boolean;
};

/** A whole menu on one page: its categories one under the other. They may be hundreds of rows, so they are drawn only when one of them changes. */
export const MenuSections = memo(function MenuSections({
  categories,
  itemPath,
  canOrder,
}: MenuSectionsProps) {
  const rows = useRows();
  return categories.map((category, index) => (
    <section
      // Anew with another number of dishes: its size is another then.
      key={`${category.category_id} ${category.items.length}`}
      id={category.category_id}
      className={styles.category}
      aria-labelledby={`${category.category_id}-title`}
    >
      <h2 id={`${category.category_id}-title`} className={styles.title} dir="auto">
        {category.name}
      </h2>
      {category.description && (
        <p className={styles.description} dir="auto">
          {category.description}
        </p>
      )}
      <ul className={styles.items}>
        {soldOutLast(category.items).map((item, row) => (
          <li key={item.item_id}>
            <ItemRow
              item={item}
              to={itemPath(item)}
              canOrder={canOrder}
              rows={rows}
              isPriority={index === 0 && row < PRIORITY_ROWS}
            />
          </li>
        ))}
      </ul>
    </section>
  ));
});
