import { typedPaths } from '@comanda/web/paths';

/** Every address of the application. `{name}` is a variable; leaving one out does not compile, and throws at run time. */
export const patterns = {
  root: '/',
  start: '/start',
  notFound: '/404',
  restaurant: '/v2/{endpoint}',
  home: '/v2/{endpoint}/home',
  order: '/v2/{endpoint}/order',
  featured: '/v2/{endpoint}/order/featured',
  /** Staff order for a guest; whoever is not signed in gets the guests' own pages. */
  frontOfHouse: '/v2/{endpoint}/$frontOfHouse',
  delivery: '/v2/{endpoint}/$delivery',
  search: '/v2/{endpoint}/search',
  menuList: '/v2/{endpoint}/m',
  menu: '/v2/{endpoint}/m/{menu_id}',
  category: '/v2/{endpoint}/m/{menu_id}/c/{category_id}',
  item: '/v2/{endpoint}/m/{menu_id}/c/{category_id}/i/{item_id}',
  modifierGroup: '/v2/{endpoint}/m/{menu_id}/c/{category_id}/i/{item_id}/mg/{modifier_group_id}',
  instructions: '/v2/{endpoint}/m/{menu_id}/c/{category_id}/i/{item_id}/si',
  campaign: '/v2/{endpoint}/campaign/{campaign_id}',
  cart: '/v2/{endpoint}/cart',
  concierge: '/v2/{endpoint}/concierge',
  roomService: '/v2/{endpoint}/roomService',
  gallery: '/v2/{endpoint}/gallery',
  guestForm: '/v2/{endpoint}/customerForm',
  phone: '/v2/{endpoint}/phone',
  payStripe: '/v2/{endpoint}/payStripe',
  payNMI: '/v2/{endpoint}/payNMI/{id}',
  payBambora: '/v2/{endpoint}/payBambora/{id}',
  payNuvei: '/v2/{endpoint}/payNuvei',
  payCounter: '/v2/{endpoint}/payCounter',
  nuveiConfirmation: '/v2/{endpoint}/nuveiConfirmation',
  orderComplete: '/v2/{endpoint}/orderComplete',
  selectTable: '/v2/{endpoint}/selectTable',
  /** `table` is the code on the table's card, or the id of the table that this browser has joined. */
  tableGuests: '/v2/{endpoint}/table/{table}/guests',
  /** Where staff take the payment of an order on a reader. */
  reader: '/order/frontOfHouseReader',
  /** Where staff look after their card readers. */
  readers: '/staff/readers',
  receipt: '/receipts/{guest_id}',
} as const;

type Patterns = typeof patterns;
export type PathName = keyof Patterns;

export const { pathTo, routePattern } = typedPaths(patterns);
