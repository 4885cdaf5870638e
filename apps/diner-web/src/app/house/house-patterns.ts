/** What a restaurant has beside its menus, below the address of its web ordering. */
export const WEB_HOUSE = {
  concierge: 'concierge',
  roomService: 'roomService',
  gallery: 'gallery',
  guestForm: 'customerForm',
} as const;

/** The same behind the table's door. */
export const TABLE_HOUSE = {
  concierge: '/hotel/concierge',
  roomService: '/hotel/roomservice',
  gallery: '/gallery',
  guestForm: '/hotel/customerform',
} as const;

/** Addresses that stood on cards and in guides before, and where they lead now. */
export const FORMER_ADDRESSES = {
  '/hilton/concierge': TABLE_HOUSE.concierge,
  '/ogradysgallery': TABLE_HOUSE.gallery,
} as const;
