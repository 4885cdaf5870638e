import type { Item } from '@comanda/contracts';
import { FoodPicture } from '@comanda/ordering-ui/dishes';
import { PlusIcon } from '@comanda/ui';
import styles from './dish-card.module.css';
import type { DishCards } from './use-dish-cards';

type DishCardProps = {
  readonly item: Item;
  readonly cards: DishCards;
  readonly isPriority: boolean;
};

/** One dish: its picture, name and price; a tap opens it, the plus adds it. */
export function DishCard({ item, cards, isPriority }: DishCardProps) {
  const { t, price, open, add, canOrder } = cards;
  const isSoldOut = !item.is_in_stock;
  return (
    <article className={styles.card} data-sold-out={isSoldOut ? '' : undefined}>
      <button type="button" className={styles.dish} onClick={() => open(item)}>
        {item.image && (
          <span className={styles.media}>
            <FoodPicture image={item.image} ratio="4 / 3" sizes="26rem" isPriority={isPriority} />
          </span>
        )}
        <span className={styles.name} dir="auto">
          {item.name}
        </span>
        {!item.image && item.description && (
          <span className={styles.description} dir="auto">
            {item.description}
          </span>
        )}
        <span className={styles.price}>
          {isSoldOut ? <strong className={styles.out}>{t('menu.sold_out')}</strong> : price(item)}
        </span>
      </button>
      {canOrder && !isSoldOut && (
        <button
          type="button"
          className={styles.add}
          aria-label={t('item.add_named', { name: item.name })}
          onClick={() => add(item)}
        >
          <PlusIcon />
        </button>
      )}
    </article>
  );
}
