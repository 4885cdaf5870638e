import type { Item } from '@comanda/contracts';
import { Price } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import styles from './menu-board.module.css';

type BoardDishProps = {
  readonly item: Item;
  /** Already formatted. */
  readonly price: string;
};

/** One dish: its name, what is in it, and what it costs. */
export function BoardDish({ item, price }: BoardDishProps) {
  const { t } = useTranslation();
  const { name, description, is_in_stock } = item;
  return (
    <li className={styles.dish} data-sold-out={!is_in_stock || undefined}>
      <span className={styles.name} dir="auto">
        {name}
      </span>
      {is_in_stock ? <Price>{price}</Price> : <span>{t('wall.menu.sold_out')}</span>}
      {description && (
        <span className={styles.description} dir="auto">
          {description}
        </span>
      )}
    </li>
  );
}
