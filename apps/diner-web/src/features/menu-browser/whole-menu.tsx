import type { Item, Menu } from '@comanda/contracts';
import { useFoodFilter } from '@comanda/ordering/food-filter';
import { EmptyState, LeafIcon } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { FoodFilterButton } from './food-filter-button';
import { MenuSections } from './menu-sections';

type WholeMenuProps = {
  readonly menu: Menu;
  /** The category the address names: scrolled to on arrival. */
  readonly startAt: string | undefined;
  readonly itemPath: (item: Item) => string;
  /** Whether its dishes can be ordered now. */
  readonly canOrder: boolean;
};

/** A menu as far as it suits the guest, who can say what they do not eat. */
export function WholeMenu({ menu, ...sections }: WholeMenuProps) {
  const { t } = useTranslation();
  const filter = useFoodFilter();
  const categories = menu.categories
    .toSorted((a, b) => a.rank - b.rank)
    .map((category) => ({ ...category, items: category.items.filter(filter.suits) }))
    .filter(({ items }) => items.length > 0);
  const shown = categories.flatMap(({ items }) => items).length;
  const all = menu.categories.flatMap(({ items }) => items).length;
  return (
    <>
      <FoodFilterButton hidden={all - shown} />
      {all === 0 && <EmptyState title={t('menu.empty.title')}>{t('menu.empty.body')}</EmptyState>}
      {all > 0 && shown === 0 && (
        <EmptyState icon={<LeafIcon />} title={t('menu.search.none_title')} />
      )}
      {shown > 0 && <MenuSections categories={categories} {...sections} />}
    </>
  );
}
