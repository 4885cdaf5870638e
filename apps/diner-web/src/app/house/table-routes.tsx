import { ConciergeScreen } from './concierge-screen';
import { GalleryScreen } from './gallery-screen';
import { GuestFormScreen } from './guest-form-screen';
import { RoomServiceScreen } from './room-service-screen';
import { useTableHouse } from './use-table-house';

export function TableConcierge() {
  return <ConciergeScreen door={useTableHouse()} />;
}

export function TableRoomService() {
  return <RoomServiceScreen door={useTableHouse()} />;
}

export function TableGallery() {
  return <GalleryScreen door={useTableHouse()} />;
}

export function TableGuestForm() {
  return <GuestFormScreen door={useTableHouse()} />;
}
