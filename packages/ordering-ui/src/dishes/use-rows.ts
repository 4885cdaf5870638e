import type { Item } from '@comanda/contracts';
import { useAddToCart } from '@comanda/ordering';
import { useTranslation } from 'react-i18next';
import { toasts } from '@comanda/web/toasts';
import { useBlockText } from '../times/use-block-text';
import { useItemPrice } from './use-item-price';

export type Rows = ReturnType<typeof useRows>;

/** Values shared by all rows of a list of dishes. Looked up once, as there are many rows. */
export function useRows() {
  const { t } = useTranslation();
  const itemPrice = useItemPrice();
  const addToCart = useAddToCart();
  const blockText = useBlockText();

  function add(item: Item): void {
    const added = addToCart({ item_id: item.item_id, menu_id: item.menu_id });
    toasts.show(
      added.ok
        ? { message: t('item.added', { name: item.name }), tone: 'success', id: 'added' }
        : { message: blockText(added.error, item.name), tone: 'danger', id: 'added' },
    );
  }

  return { t, itemPrice, add };
}
