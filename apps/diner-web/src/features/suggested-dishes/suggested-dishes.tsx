import type { Item } from '@comanda/contracts';
import { useAddToCart } from '@comanda/ordering';
import { useSuggestedItems } from '@comanda/ordering/suggestions';
import { IconButton, PlusIcon } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { canAddAtOnce } from '#shared/can-add-at-once';
import { DishStrip } from '#shared/dish-strip';
import { toasts } from '#shared/toasts';
import { useBlockText } from '#shared/use-block-text';

type SuggestedDishesProps = { readonly itemPath: (item: Item) => string };

/** What may go well with the order; what asks no question is in it with one tap. */
export function SuggestedDishes({ itemPath }: SuggestedDishesProps) {
  const { t } = useTranslation();
  const items = useSuggestedItems();
  const addToCart = useAddToCart();
  const blockText = useBlockText();

  function add({ item_id, name }: Item) {
    const added = addToCart({ item_id });
    toasts.show(
      added.ok
        ? { message: t('item.added', { name }), tone: 'success', id: 'added' }
        : { message: blockText(added.error, name), tone: 'danger', id: 'added' },
    );
  }

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
