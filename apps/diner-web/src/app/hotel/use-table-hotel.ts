import { useParty } from '#app/table/party-context';
import { TablePage } from '#app/table/table-page';
import type { HotelEntry, HotelPaths } from './hotel-entry';

/** Where the pages of a hotel are in table ordering. */
export function useTableHotelPaths(): HotelPaths {
  const { paths } = useParty();
  const { logoView: menus, concierge, roomService, gallery, guestForm, cart, pay } = paths;
  return { menus, concierge, roomService, gallery, guestForm, contact: paths.twoFactor, cart, pay };
}

/** The hotel pages of table ordering. */
export function useTableHotel(): HotelEntry {
  return { paths: useTableHotelPaths(), Frame: TablePage };
}
