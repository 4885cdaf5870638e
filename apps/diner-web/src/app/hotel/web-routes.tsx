import { ConciergeScreen } from './concierge-screen';
import { GalleryScreen } from './gallery-screen';
import { GuestFormScreen } from './guest-form-screen';
import { RoomServiceScreen } from './room-service-screen';
import { useWebHotel } from './use-web-hotel';

export function WebConcierge() {
  return <ConciergeScreen entry={useWebHotel()} />;
}

export function WebRoomService() {
  return <RoomServiceScreen entry={useWebHotel()} />;
}

export function WebGallery() {
  return <GalleryScreen entry={useWebHotel()} />;
}

export function WebGuestForm() {
  return <GuestFormScreen entry={useWebHotel()} />;
}
