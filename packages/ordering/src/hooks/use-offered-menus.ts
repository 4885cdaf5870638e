import { isMenuOffered } from '@comanda/cart';
import type { Menu } from '@comanda/contracts';
import { checkServed, type NotServed } from '@comanda/schedules';
import { useCatalogue } from '../provider/use-catalogue';
import { useOccasion } from './use-occasion';

/** A menu on offer; `not_served` says when it will be, while it is not served at the wanted time. */
export type OfferedMenu = { readonly menu: Menu; readonly not_served: NotServed | null };

/** The menus a guest gets to see, by rank, each with whether it is served at the wanted time. */
export function useOfferedMenus(): readonly OfferedMenu[] {
  const { menus } = useCatalogue();
  const { at, timezone, order_type = null } = useOccasion();
  return menus
    .filter((menu) => isMenuOffered(menu, order_type))
    .toSorted((a, b) => a.rank - b.rank)
    .map((menu) => {
      const served = checkServed(menu.schedule, at, timezone);
      return { menu, not_served: served.ok ? null : served.error };
    });
}
