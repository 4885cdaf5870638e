import type { Item, Menu } from '@comanda/contracts';
import { keepsFoodFilter } from '@comanda/ordering/food-filter';
import { useOnceLive } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { DishStrip } from '../dishes/dish-strip';
import { latePart, OptionalPart } from '@comanda/web/late';

// The rules of what a guest can eat come only for who has said something: the first page of all others does without.
const SuitingDishes = latePart(() => import('./suiting-dishes').then((m) => m.SuitingDishes));

type PopularDishesProps = {
  /** Those whose dishes are put forward. */
  readonly menus: readonly Menu[];
  readonly itemPath: (item: Item) => string;
};

/** Popular dishes that suit the guest's filter. A server does not know the filter: it is applied right after. */
export function PopularDishes({ menus, itemPath }: PopularDishesProps) {
  const { t } = useTranslation();
  const isFiltered = useOnceLive(keepsFoodFilter, false);
  const items = menus
    .filter(({ is_active }) => is_active)
    .flatMap(({ categories }) => categories)
    .flatMap((category) => category.items)
    .filter((item) => item.is_featured && item.is_in_stock);
  const strip = { title: t('menu.popular'), items, itemPath };
  if (!isFiltered) return <DishStrip {...strip} />;
  return (
    <OptionalPart fallback={<DishStrip {...strip} />}>
      <SuitingDishes {...strip} />
    </OptionalPart>
  );
}
