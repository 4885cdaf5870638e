import type { Menu } from '@comanda/contracts';
import { FoodFilterButton } from '@comanda/ordering-ui/menu-browser';

type FilterButtonProps = { readonly menu: Menu; readonly hidden: number };

/** The way to hide what a guest does not eat. */
export function FilterButton({ menu, hidden }: FilterButtonProps) {
  return <FoodFilterButton menus={[menu]} hidden={hidden} />;
}
