import type { Restaurant } from '@comanda/contracts';

/** Whether there are rooms to bring something to, and something that is brought there. */
export function offersRoomService({
  hotel,
  quick_requests,
}: Pick<Restaurant, 'hotel' | 'quick_requests'>): boolean {
  return hotel !== null && quick_requests.some(({ place }) => place === 'room');
}
