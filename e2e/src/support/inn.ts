import type { BundleChanges } from './bundle-variant';

/** Turns the demo's counter into a hotel with rooms, a desk, and pictures. */
export const INN: BundleChanges = {
  hasPictures: true,
  restaurant: {
    hotel: { room_number: 'required' },
    quick_requests: [
      { key: 'towels', name: 'Fresh towels', place: 'room' },
      { key: 'ice', name: 'A bucket of ice', place: 'room' },
    ],
    concierge: {
      name: 'The desk',
      description: 'Tickets, taxis, tables.',
      image: 'images/header.webp',
      phone_number: '+17185550143',
    },
    gallery: [
      { key: 'pier', image: 'images/header.webp', caption: 'The pier at seven' },
      { key: 'breakfast', image: 'images/menus/breakfast.webp', caption: 'Breakfast by the water' },
    ],
    pay_at_counter_label: 'Charge to the room',
    order_mode: 'RESTAURANT_SETTING_TAKE_OUT_AND_DINE_IN',
  },
  tables: [{ key: 'one', label: 'Room 1', local_id: 'R1AB' }],
};
