import type { Item } from '@comanda/contracts';
import { useSuggestedItems } from '@comanda/ordering';
import { IconButton, PlusIcon } from '@comanda/ui';
import { canAddAtOnce } from '../dishes/can-add-at-once';
import { DishStrip } from '../dishes/dish-strip';
import { useRows } from '../dishes/use-rows';

type SuggestedDishesProps = { readonly itemPath: (item: Item) => string };

/** Suggested dishes for the order; those without choices are added with one tap. */
export function SuggestedDishes({ itemPath }: SuggestedDishesProps) {
  const items = useSuggestedItems();
  const { t, add } = useRows();
  return (
    <DishStrip
      title={t('cart.recommended')}
      items={items}
      itemPath={itemPath}
      action={(item) =>
        canAddAtOnce(item) && (
          <IconButton
            label={t('item.add_named', { name: item.name })}
            icon={<PlusIcon />}
            tone="raised"
            onClick={() => add(item)}
          />
        )
      }
    />
  );
}
