import type { PaymentService } from '@comanda/contracts';
import { TABLE_HOUSE } from '#app/house/house-patterns';

/** Every address of the table's door, as the router writes it. */
export const TABLE_PATTERNS = {
  orderType: '/dineSelect',
  codeEntry: '/table',
  table: '/table/:code',
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
  payNmi: '/order/payNMI/:order',
  payBambora: '/order/payBambora/:order',
  nuveiReturn: '/order/nuvei_confirmation',
  orders: '/orders',
  orderComplete: '/orderComplete',
  paymentComplete: '/order/complete',
  callWaiter: '/callWaiter',
  waiterCalled: '/callWaiter/complete',
  curbside: '/curbside',
  ...TABLE_HOUSE,
} as const;

export type Place = {
  readonly menu_id: string;
  readonly category_id: string;
  readonly item_id: string;
};

export type TablePaths = ReturnType<typeof tablePaths>;

/** `before` stands for an order that is not made yet, or for a share that is claimed on the page. */
const PAY_PATHS: Readonly<Record<PaymentService, string>> = {
  STRIPE: TABLE_PATTERNS.pay,
  NONE: TABLE_PATTERNS.pay,
  NUVEI: TABLE_PATTERNS.payNuvei,
  NMI: '/order/payNMI/before',
  BAMBORA: '/order/payBambora/before',
};

/**
 * The addresses of the table's door for one restaurant. None of them has its name in the path, so each carries it in the
 * query: a link that somebody shares opens the same page on another phone.
 */
export function tablePaths(endpoint: string, payment_service: PaymentService = 'STRIPE') {
  function to(path: string, query: Readonly<Record<string, string>> = {}): string {
    return `${path}?${new URLSearchParams({ restaurant: endpoint, ...query }).toString()}`;
  }
  const { orderType, codeEntry, tableHome, addGuest, guestHome, logoView, menus } = TABLE_PATTERNS;
  return {
    orderType: to(orderType),
    codeEntry: to(codeEntry),
    table: (code: string) => to(`/table/${encodeURIComponent(code)}`),
    tableHome: to(tableHome),
    addGuest: to(addGuest),
    guestHome: to(guestHome),
    logoView: to(logoView),
    menus: to(menus),
    oneMenu: (menu_id: string) => to(TABLE_PATTERNS.oneMenu, { menu_id }),
    category: ({ menu_id, category_id }: Omit<Place, 'item_id'>) =>
      to(TABLE_PATTERNS.category, { menu_id, category_id }),
    item: ({ menu_id, category_id, item_id }: Place) =>
      to(TABLE_PATTERNS.item, { menu_id, category_id, item_id }),
    search: to(TABLE_PATTERNS.search),
    added: (place: Place) => to(TABLE_PATTERNS.added, { ...place }),
    campaigns: to(TABLE_PATTERNS.campaigns),
    oneCampaign: (campaign_id: string) => to(TABLE_PATTERNS.oneCampaign, { campaign_id }),
    cart: to(TABLE_PATTERNS.cart),
    pickupTime: to(TABLE_PATTERNS.pickupTime),
    twoFactor: to(TABLE_PATTERNS.twoFactor),
    /** Each processor's page has an address of its own. */
    pay: to(PAY_PATHS[payment_service]),
    orders: to(TABLE_PATTERNS.orders),
    orderComplete: to(TABLE_PATTERNS.orderComplete),
    paymentComplete: to(TABLE_PATTERNS.paymentComplete),
    callWaiter: to(TABLE_PATTERNS.callWaiter),
    waiterCalled: to(TABLE_PATTERNS.waiterCalled),
    concierge: to(TABLE_PATTERNS.concierge),
    roomService: to(TABLE_PATTERNS.roomService),
    gallery: to(TABLE_PATTERNS.gallery),
    guestForm: to(TABLE_PATTERNS.guestForm),
    /** Filled in with the order's number, where it is known. */
    curbside: (order_number?: string) =>
      to(TABLE_PATTERNS.curbside, order_number === undefined ? {} : { order: order_number }),
    tabletStart: `/${endpoint}.tablet`,
    missingTable: '/404?missing=table',
  };
}
