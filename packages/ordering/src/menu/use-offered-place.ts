import { type MenuEntry, type MenuIndex, placesOf } from '@comanda/cart';
import { useCatalogue } from '../provider/use-catalogue';
import { type OfferedMenu, useOfferedMenus } from './use-offered-menus';

/** Finds a dish that may stand on several menus at the place that it can be ordered from, by its id. */
export function useOfferedPlace(): (item_id: string) => MenuEntry | undefined {
  const { index } = useCatalogue();
  const offered = useOfferedMenus();
  return (item_id) => offeredPlace(index, offered, item_id);
}

/** A dish on a menu that takes orders at the wanted time, else on one that is shown, else at its first place. */
export function offeredPlace(
  index: MenuIndex,
  offered: readonly OfferedMenu[],
  item_id: string,
): MenuEntry | undefined {
  const places = placesOf(index, { item_id });
  function offerOf({ menu }: MenuEntry): OfferedMenu | undefined {
    return offered.find((each) => each.menu.menu_id === menu.menu_id);
  }
  return places.find((place) => offerOf(place)?.can_order) ?? places.find(offerOf) ?? places[0];
}
