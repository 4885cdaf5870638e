import { useParty } from '#app/table/party-context';
import { TablePage } from '#app/table/table-page';
import type { HouseDoor, HousePaths } from './house-door';

/** Where the pages of a house are behind the table's door. */
export function useTableHousePaths(): HousePaths {
  const { paths } = useParty();
  const { logoView: menus, concierge, roomService, gallery, guestForm, cart, pay } = paths;
  return { menus, concierge, roomService, gallery, guestForm, contact: paths.twoFactor, cart, pay };
}

/** The table's door. */
export function useTableHouse(): HouseDoor {
  return { paths: useTableHousePaths(), Frame: TablePage };
}
