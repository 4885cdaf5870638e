import type { Item } from '@comanda/contracts';
import { ruleOf } from '@comanda/modifiers';
import { useAddToCart } from '@comanda/ordering';
import { IconButton, PlusIcon } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { toasts } from '#shared/toasts';
import { useBlockText } from '#shared/use-block-text';

type QuickAddButtonProps = { readonly item: Item };

/** One tap puts a dish into the order as it comes. */
export function QuickAddButton({ item }: QuickAddButtonProps) {
  const { t } = useTranslation();
  const addToCart = useAddToCart();
  const blockText = useBlockText();

  function add() {
    const added = addToCart({ item_id: item.item_id });
    toasts.show(
      added.ok
        ? { message: t('item.added', { name: item.name }), tone: 'success', id: 'added' }
        : { message: blockText(added.error, item.name), tone: 'danger', id: 'added' },
    );
  }

  return (
    <IconButton
      label={t('item.add_named', { name: item.name })}
      icon={<PlusIcon />}
      tone="raised"
      onClick={add}
    />
  );
}

/** Whether a dish can be added as it comes: it asks for no choice. */
export function canAddAtOnce(item: Item): boolean {
  return item.is_in_stock && item.item_modifier_groups.every((group) => ruleOf(group).min === 0);
}
