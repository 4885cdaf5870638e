import type { Category, Menu } from '@comanda/contracts';
import { EmptyState, LeafIcon } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { FilterButton } from './filter-button';
import { DishCard } from './dish-card';
import styles from './dish-grid.module.css';
import { useDishCards } from './use-dish-cards';

const PRIORITY_CARDS = 6;

type DishGridProps = {
  readonly menu: Menu;
  readonly categories: readonly Category[];
  /** How many dishes the filter hides. */
  readonly hidden: number;
  readonly canOrder: boolean;
};

/** All dishes of a menu, category by category. */
export function DishGrid({ menu, categories, hidden, canOrder }: DishGridProps) {
  const { t } = useTranslation();
  const cards = useDishCards(canOrder);
  return (
    <>
      {categories.map(({ category_id, name, items }, nth) => (
        <section key={category_id} id={category_id} className={styles.category}>
          <div className={styles.head}>
            <h2 className={styles.name} tabIndex={-1}>
              {name}
            </h2>
            {nth === 0 && <FilterButton menu={menu} hidden={hidden} />}
          </div>
          <ul className={styles.grid}>
            {items.map((item, place) => (
              <li key={item.item_id}>
                <DishCard
                  item={item}
                  cards={cards}
                  isPriority={nth === 0 && place < PRIORITY_CARDS}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {categories.length === 0 && (
        <>
          <FilterButton menu={menu} hidden={hidden} />
          <EmptyState
            icon={<LeafIcon />}
            title={t(hidden > 0 ? 'menu.search.none_title' : 'menu.empty.title')}
          />
        </>
      )}
    </>
  );
}
