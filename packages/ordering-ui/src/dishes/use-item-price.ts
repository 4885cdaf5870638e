import type { Item } from '@comanda/contracts';
import { useTranslation } from 'react-i18next';
import { isFree } from './is-free';
import { useFormat } from '../times/use-format';

/** What a dish costs, as a menu says it. */
export function useItemPrice(): (item: Item) => string {
  const { t } = useTranslation();
  const { money } = useFormat();
  return (item) => (isFree(item) ? t('menu.free') : money(item.price));
}
