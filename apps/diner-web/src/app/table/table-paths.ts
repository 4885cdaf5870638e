import type { PaymentService } from '@comanda/contracts';
import { typedPaths } from '@comanda/web/paths';

/** Every address of table ordering. */
const patterns = {
  orderType: '/dineSelect',
  codeEntry: '/table',
  table: '/table/{code}',
  tableHome: '/tablethome',
  addGuest: '/addguest',
  guestHome: '/guesthome',
  logoView: '/logoview',
  menus: '/menu',
  oneMenu: '/oneMenu',
  category: '/menu/category',
  item: '/menu/item',
  search: '/menu/search',
  added: '/menu/addedToOrder',
  campaigns: '/campaigns',
  oneCampaign: '/oneCampaign',
  cart: '/order',
  pickupTime: '/order/setPickupTime',
  twoFactor: '/order/2fa',
  pay: '/order/pay',
  payNuvei: '/order/payNuvei',
  payNmi: '/order/payNMI/{order}',
  payBambora: '/order/payBambora/{order}',
  nuveiReturn: '/order/nuvei_confirmation',
  orders: '/orders',
  orderComplete: '/orderComplete',
  paymentComplete: '/order/complete',
  callWaiter: '/callWaiter',
  waiterCalled: '/callWaiter/complete',
  curbside: '/curbside',
  concierge: '/hotel/concierge',
  roomService: '/hotel/roomservice',
  guestForm: '/hotel/customerform',
  gallery: '/gallery',
} as const;

const { pathTo, routePatterns } = typedPaths(patterns);

export { routePatterns as TABLE_PATTERNS };

/** The page that says that there is no such table. */
export const MISSING_TABLE = '/404?missing=table';

/** Addresses on cards and in guides from before, and the ones they lead to. */
export const PREVIOUS_ADDRESSES = {
  '/hilton/concierge': patterns.concierge,
  '/ogradysgallery': patterns.gallery,
} as const;

export type Place = {
  readonly menu_id: string;
  readonly category_id: string;
  readonly item_id: string;
};

export type TablePaths = ReturnType<typeof tablePaths>;

/** Stands in an address for an order that does not exist yet, or for a share that is claimed on the page. */
const BEFORE = 'before';

/** The page of each processor. */
const PAY_PATHS: Readonly<Record<PaymentService, string>> = {
  STRIPE: pathTo('pay', {}),
  NONE: pathTo('pay', {}),
  NUVEI: pathTo('payNuvei', {}),
  NMI: pathTo('payNmi', { order: BEFORE }),
  BAMBORA: pathTo('payBambora', { order: BEFORE }),
};

/**
 * The addresses of table ordering for one restaurant. None of them has its name in the path, so each carries it in the
 * query: a shared link opens the same page on another phone.
 */
export function tablePaths(endpoint: string, payment_service: PaymentService = 'STRIPE') {
  function to(path: string, query: Readonly<Record<string, string>> = {}): string {
    return `${path}?${new URLSearchParams({ restaurant: endpoint, ...query }).toString()}`;
  }
  return {
    orderType: to(patterns.orderType),
    codeEntry: to(patterns.codeEntry),
    table: (code: string) => to(pathTo('table', { code })),
    tableHome: to(patterns.tableHome),
    addGuest: to(patterns.addGuest),
    guestHome: to(patterns.guestHome),
    logoView: to(patterns.logoView),
    menus: to(patterns.menus),
    oneMenu: (menu_id: string) => to(patterns.oneMenu, { menu_id }),
    category: ({ menu_id, category_id }: Omit<Place, 'item_id'>) =>
      to(patterns.category, { menu_id, category_id }),
    item: ({ menu_id, category_id, item_id }: Place) =>
      to(patterns.item, { menu_id, category_id, item_id }),
    search: to(patterns.search),
    added: (place: Place) => to(patterns.added, { ...place }),
    campaigns: to(patterns.campaigns),
    oneCampaign: (campaign_id: string) => to(patterns.oneCampaign, { campaign_id }),
    cart: to(patterns.cart),
    pickupTime: to(patterns.pickupTime),
    twoFactor: to(patterns.twoFactor),
    pay: to(PAY_PATHS[payment_service]),
    orders: to(patterns.orders),
    orderComplete: to(patterns.orderComplete),
    paymentComplete: to(patterns.paymentComplete),
    callWaiter: to(patterns.callWaiter),
    waiterCalled: to(patterns.waiterCalled),
    concierge: to(patterns.concierge),
    roomService: to(patterns.roomService),
    gallery: to(patterns.gallery),
    guestForm: to(patterns.guestForm),
    /** Filled in with the order's number, where it is known. */
    curbside: (order_number?: string) =>
      to(patterns.curbside, order_number === undefined ? {} : { order: order_number }),
    tabletStart: `/${endpoint}.tablet`,
    missingTable: MISSING_TABLE,
  };
}
