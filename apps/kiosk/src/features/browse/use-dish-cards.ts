import type { Item } from '@comanda/contracts';
import { canAddAtOnce, useRows } from '@comanda/ordering-ui/dishes';
import { useGo } from '#app/use-go';

export type DishCards = {
  readonly price: (item: Item) => string;
  readonly t: ReturnType<typeof useRows>['t'];
  /** Opens a dish with its choices. */
  readonly open: (item: Item) => void;
  /** Adds a dish that needs no choice, and opens any other. */
  readonly add: (item: Item) => void;
  readonly canOrder: boolean;
};

/** Returns the facts that all cards of a grid share; looked up once, because a grid has many cards. */
export function useDishCards(canOrder: boolean): DishCards {
  const { t, itemPrice, add } = useRows();
  const go = useGo();
  function open({ item_id, menu_id }: Item): void {
    go('item', { item: item_id, menu: menu_id });
  }
  return {
    t,
    price: itemPrice,
    canOrder,
    open,
    add: (item) => (canAddAtOnce(item) ? add(item) : open(item)),
  };
}
