import { ConciergeScreen } from './concierge-screen';
import { GalleryScreen } from './gallery-screen';
import { GuestFormScreen } from './guest-form-screen';
import { RoomServiceScreen } from './room-service-screen';
import { useTableHotel } from './use-table-hotel';

export function TableConcierge() {
  return <ConciergeScreen entry={useTableHotel()} />;
}

export function TableRoomService() {
  return <RoomServiceScreen entry={useTableHotel()} />;
}

export function TableGallery() {
  return <GalleryScreen entry={useTableHotel()} />;
}

export function TableGuestForm() {
  return <GuestFormScreen entry={useTableHotel()} />;
}
