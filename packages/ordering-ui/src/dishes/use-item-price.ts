import type { Item } from '@comanda/contracts';
import { useTranslation } from 'react-i18next';
import { isFree } from './is-free';
import { useFormat } from '../times/use-format';

/** Formats a dish's price for a menu. */
export function useItemPrice(): (item: Item) => string {
  const { t } = useTranslation();
  const { money } = useFormat();
  return (item) => (isFree(item) ? t('menu.free') : money(item.price));
}
