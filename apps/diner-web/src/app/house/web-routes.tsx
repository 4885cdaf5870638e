import { ConciergeScreen } from './concierge-screen';
import { GalleryScreen } from './gallery-screen';
import { GuestFormScreen } from './guest-form-screen';
import { RoomServiceScreen } from './room-service-screen';
import { useWebHouse } from './use-web-house';

export function WebConcierge() {
  return <ConciergeScreen door={useWebHouse()} />;
}

export function WebRoomService() {
  return <RoomServiceScreen door={useWebHouse()} />;
}

export function WebGallery() {
  return <GalleryScreen door={useWebHouse()} />;
}

export function WebGuestForm() {
  return <GuestFormScreen door={useWebHouse()} />;
}
