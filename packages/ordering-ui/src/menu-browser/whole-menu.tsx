import type { Item, Menu } from '@comanda/contracts';
import { useOfferedMenus } from '@comanda/ordering';
import { useFoodFilter } from '@comanda/ordering/food-filter';
import { EmptyState, LeafIcon } from '@comanda/ui';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CategoryTabs } from './category-tabs';
import { FoodFilterButton } from './food-filter-button';
import { MenuHours } from './menu-hours';
import { MenuSections } from './menu-sections';
import styles from './whole-menu.module.css';

type WholeMenuProps = {
  readonly menu: Menu;
  /** The category the address names: scrolled to on arrival. */
  readonly startAt: string | undefined;
  /** The same function as long as it gives the same paths. */
  readonly itemPath: (item: Item) => string;
  /** Whether its dishes can be ordered now. */
  readonly canOrder: boolean;
  /** Whether it says when it is served. */
  readonly hasHours: boolean;
};

/** A menu as far as it suits the guest, who can say what they do not eat. It stays as it is while the page around it changes. */
export const WholeMenu = memo(function WholeMenu(props: WholeMenuProps) {
  const { menu, startAt, hasHours, ...sections } = props;
  const { t } = useTranslation();
  const { suits } = useFoodFilter();
  const categories = useMemo(
    () =>
      menu.categories
        .toSorted((a, b) => a.rank - b.rank)
        .map((category) => ({ ...category, items: category.items.filter(suits) }))
        .filter(({ items }) => items.length > 0),
    [menu, suits],
  );
  const shown = categories.flatMap(({ items }) => items).length;
  const all = menu.categories.flatMap(({ items }) => items).length;
  return (
    <>
      <div className={styles.tools}>
        {hasHours && <MenuHours schedule={menu.schedule} />}
        {all > 0 && <FoodFilterButton hidden={all - shown} menus={[menu]} />}
      </div>
      {all === 0 && <EmptyMenu />}
      {all > 0 && shown === 0 && (
        <EmptyState icon={<LeafIcon />} title={t('menu.search.none_title')} />
      )}
      {shown > 0 && (
        <>
          <CategoryTabs categories={categories} startAt={startAt} />
          <MenuSections categories={categories} {...sections} />
        </>
      )}
    </>
  );
});

function EmptyMenu() {
  const { t } = useTranslation();
  const hasOthers = useOfferedMenus().length > 1;
  return (
    <EmptyState title={t('menu.empty.title')}>
      {t('menu.empty.body')} {hasOthers && <span>{t('menu.empty.others')}</span>}
    </EmptyState>
  );
}
