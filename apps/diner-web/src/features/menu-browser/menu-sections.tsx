import { soldOutLast } from '@comanda/cart';
import type { Category, Item } from '@comanda/contracts';
import { TabBar, useScrollSpy } from '@comanda/ui';
import { useEffect, useRef } from 'react';
import { ItemRow } from './item-row';
import styles from './menu-sections.module.css';
import { useRows } from './use-rows';

const HEADER_PX = 120;
const PRIORITY_ROWS = 4;

type MenuSectionsProps = {
  readonly categories: readonly Category[];
  /** The category the address names: scrolled to on arrival. */
  readonly startAt: string | undefined;
  readonly itemPath: (item: Item) => string;
  /** Whether its dishes can be ordered now. */
  readonly canOrder: boolean;
};

/** A whole menu on one page: its categories one under the other, and tabs that follow the scroll. */
export function MenuSections({ categories, startAt, itemPath, canOrder }: MenuSectionsProps) {
  const rows = useRows();
  const ids = categories.map(({ category_id }) => category_id);
  const { current, scrollTo } = useScrollSpy(ids, HEADER_PX);
  const hasStarted = useRef(false);

  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    if (startAt && startAt !== ids[0]) scrollTo(startAt);
  });

  return (
    <>
      <TabBar
        label={rows.t('menu.categories')}
        items={categories.map(({ category_id, name }) => ({ id: category_id, label: name }))}
        current={current}
        onSelect={scrollTo}
      />
      {categories.map((category, index) => (
        <section
          key={category.category_id}
          id={category.category_id}
          className={styles.category}
          aria-labelledby={`${category.category_id}-title`}
        >
          <h2 id={`${category.category_id}-title`} className={styles.title}>
            {category.name}
          </h2>
          {category.description && <p className={styles.description}>{category.description}</p>}
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
      ))}
    </>
  );
}
