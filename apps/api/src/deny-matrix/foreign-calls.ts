import type { OperationId } from '@comanda/contracts/routes';

/** The names of everything that belongs to a party and its restaurant; made up, they name nothing. */
export type Ids = {
  readonly restaurant_id: string;
  readonly table_id: string;
  readonly table_session_id: string;
  readonly guest_id: string;
  readonly order_id: string;
  readonly item_instance_id: string;
  readonly item_id: string;
  readonly modifier_id: string;
  readonly menu_id: string;
  readonly schedule_id: string;
  readonly call_id: string;
  readonly device_id: string;
  readonly terminal_id: string;
  readonly payment_intent_id: string;
  readonly cancellation_token: string;
};

/** A number that no kiosk but the rightful one has been given. */
export const LATE_NUMBER = 1_000_000;

export type ForeignCall = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Open to all by its audience, and yet what is another's must look absent. */
  readonly guards?: true;
  /** Status for a caller of the same restaurant, where it is not 200: callers of this kind are refused. */
  readonly own_status?: number;
  /** Ends what the party has; called by its rightful caller after all others. */
  readonly ends?: true;
};

/** Readers of other houses are left out of the reply, as are those that do not exist. */
const NO_TERMINAL = '0193a000-0000-7000-8000-00000000dead';

/**
 * How each call names things. A new route needs a row here: say in it every id that the call can carry, as the party's.
 * Who may do what follows from the route's audience.
 */
export const FOREIGN_CALLS: Readonly<Record<OperationId, (of: Ids) => ForeignCall>> = {
  listRestaurants: () => ({}),
  getRestaurant: named,
  getRestaurantDetails: named,
  getRestaurantConcept: named,
  getTranslations: named,
  listFullSlots: named,
  listMenus: named,
  listModifiers: named,
  listModifierGroups: named,
  listSchedules: named,
  listMenusById: ({ menu_id }) => ({ body: { menu_ids: [menu_id] } }),
  getSchedule: ({ schedule_id }) => ({ params: { schedule_id } }),
  listPublicCampaigns: ({ restaurant_id }) => ({ params: { restaurant_id } }),
  calculateTotals: (of) => ({
    body: { order: { restaurant_id: of.restaurant_id, items: lines(of) } },
  }),
  calculateTax: (of) => ({
    body: { order: { restaurant_id: of.restaurant_id, items: lines(of) } },
  }),
  loadAnalytics: () => ({ body: { query: {} } }),
  sendContact: () => ({ body: {} }),
  geocode: () => ({}),
  listNearby: () => ({}),
  listPlaces: () => ({}),
  listVideoWall: () => ({}),
  getVideoWall: () => ({}),
  getKioskVideos: () => ({}),
  getLiveness: () => ({}),
  getReadiness: () => ({}),

  listTableRestaurants: () => ({ query: { local_id: 'NONE' } }),
  joinTable: ({ restaurant_id }) => ({ body: { restaurant_id, local_id: 'NONE' } }),
  addSectionGuest: ({ restaurant_id }) => ({ body: { restaurant_id, section_type: 'TAKEOUT' } }),
  leaveTable: ({ table_session_id }) => ({ body: { table_session_id }, ends: true }),
  addTableGuest: ({ restaurant_id, table_id }) => ({
    body: { restaurant_id, table_id, guest: { name: 'Somebody' } },
  }),
  listTableGuests: ({ table_id }) => ({ params: { table_id } }),
  listTableOrders: ({ table_id }) => ({ params: { table_id } }),
  getBill: ({ table_id }) => ({ params: { table_id } }),
  getOpenShare: ({ guest_id }) => ({ params: { guest_id } }),
  priceShare: ({ guest_id }) => ({ params: { guest_id }, body: { share: { kind: 'all' } } }),
  releaseShare: ({ guest_id }) => ({ params: { guest_id } }),
  shareTableCart: ({ restaurant_id, guest_id }) => ({
    body: { restaurant_id, guest_id, items: [] },
  }),
  listTableCarts: ({ table_id }) => ({ params: { table_id } }),
  callWaiter: ({ restaurant_id, table_id }) => ({
    body: { restaurant_id, table_id },
    guards: true,
  }),
  closeTable: ({ restaurant_id, table_id, table_session_id }) => ({
    body: { restaurant_id, table_id, table_session_id, source: 'test', confirmed: true },
    ends: true,
  }),
  listStaffTables: () => ({}),
  getStaffTable: ({ table_id }) => ({ params: { table_id } }),

  updateGuest: ({ restaurant_id, guest_id }) => ({
    body: { restaurant_id, guest: { guest_id, name: 'Mallory' } },
  }),
  sendVerificationCode: ({ guest_id }) => ({ params: { guestId: guest_id } }),
  verifyPhone: ({ guest_id }) => ({ body: { guestId: guest_id, code: '000000' } }),
  textReceipt: ({ guest_id }) => ({
    params: { guest_id },
    body: { phone_number: '+12125550100' },
  }),
  getReceipt: ({ guest_id }) => ({ params: { guest_id } }),
  renameOnReceipt: ({ guest_id }) => ({ params: { guest_id }, body: { name: guest_id } }),
  getReview: ({ guest_id }) => ({ params: { guest_id } }),
  addReview: ({ restaurant_id, guest_id, order_id }) => ({
    body: { restaurant_id, guest_id, order_id, rating: 5 },
  }),
  rateItem: ({ guest_id, item_id }) => ({ body: { guest_id, item_id, rating: 1 } }),
  reorder: ({ order_id, guest_id }) => ({ params: { order_id }, query: { guest_id } }),
  getCampaignForGuest: ({ restaurant_id, guest_id }) => ({
    body: { restaurant_id, guest_id, campaign_code: 'ANY' },
  }),

  orderAndPay: (of) => ({ body: { ...order(of), payment_method: 'COUNTER' } }),
  getGuestOrder: ({ guest_id }) => ({ params: { guest_id } }),
  addToOrder: (of) => ({
    body: {
      restaurant_id: of.restaurant_id,
      guest_id: of.guest_id,
      item_instances: lines(of),
    },
  }),
  updateOrder: ({ order_id }) => ({ body: { order: { order_id, order_instructions: 'Hurry' } } }),
  setOrderType: ({ order_id }) => ({ body: { order_id, order_type: 1 } }),
  setOrderTip: ({ order_id }) => ({ params: { order_id }, body: { tip_fixed: 0 } }),
  createPaymentIntent: (of) => ({ body: { ...order(of), mode: 'before' } }),
  payOrders: ({ restaurant_id, guest_id }) => ({ body: { restaurant_id, guest_id } }),
  getPayer: ({ restaurant_id, payment_intent_id }) => ({
    params: { payment_intent_id },
    query: { restaurant_id },
  }),
  verifyNuveiPayment: () => ({ body: {} }),
  authorizeApplePayMerchant: () => ({
    body: { validate_url: 'https://apple.example/' },
    own_status: 409,
  }),

  quoteDelivery: ({ restaurant_id, guest_id }) => ({
    body: {
      restaurant_id,
      guest_id,
      dropoff_address: '1 Any Street, Anytown',
      dropoff_phone_number: '+14165550100',
      guest_first_name: 'Any',
      guest_last_name: 'Body',
    },
  }),
  getDelivery: ({ guest_id }) => ({ params: { guest_id } }),
  cancelDelivery: ({ guest_id }) => ({ body: { guest_id } }),
  listStaffDeliveries: () => ({}),
  setDeliveryStatus: ({ order_id }) => ({ params: { order_id }, body: { status: 'PICKED_UP' } }),
  resendDelivery: ({ order_id }) => ({ params: { order_id }, body: {} }),

  signInStaff: ({ restaurant_id }) => ({ body: { restaurant_id, pin: '0000' } }),
  signOutStaff: () => ({ ends: true }),
  getStaffSession: () => ({}),
  pairDevice: ({ restaurant_id }) => ({
    body: { restaurant_id, setup_code: 'not-the-code', kind: 'screen' },
  }),
  getDevice: () => ({}),
  reportDevice: () => ({ body: { kind: 'heartbeat' } }),
  reserveNumbers: () => ({}),
  placeLateOrder: ({ guest_id, item_id }) => ({
    body: {
      local_number: LATE_NUMBER,
      order_number: '2222',
      waited_seconds: 0,
      order_type: 'TAKEOUT',
      items: [{ item_id, modifier_ids: [], multiplier: 1, name: 'Any' }],
      campaigns: [],
      shown_total: 0,
      instead_of: guest_id,
    },
    // A kiosk alone takes orders late, and only under numbers that it was given.
    own_status: 404,
  }),
  listDevices: () => ({}),
  setDeviceOpen: ({ device_id }) => ({ params: { device_id }, body: { is_open: true } }),
  revokeDevice: ({ device_id }) => ({ params: { device_id }, ends: true }),
  listTerminals: ({ restaurant_id }) => ({ params: { restaurant_id } }),
  placeTerminal: ({ restaurant_id, terminal_id, device_id }) => ({
    body: { restaurant_id, terminal_id, kiosk_id: device_id },
  }),
  getTerminalStatus: ({ restaurant_id }) => ({
    body: { restaurant_id, terminal_ids: [NO_TERMINAL] },
  }),
  getConnectionToken: ({ restaurant_id }) => ({ params: { restaurant_id } }),
  openTerminalPayment: ({ restaurant_id, guest_id, terminal_id }) => ({
    body: { restaurant_id, guest_id, terminal_id },
  }),
  openReaderTest: ({ restaurant_id, terminal_id }) => ({
    body: { restaurant_id, terminal_id },
  }),
  startTerminalSale: ({ restaurant_id, payment_intent_id }) => ({
    body: { restaurant_id, payment_intent_id },
  }),
  getTerminalPayment: ({ restaurant_id, payment_intent_id }) => ({
    params: { restaurant_id, payment_intent_id },
  }),
  cancelTerminalPayment: ({ restaurant_id, payment_intent_id, cancellation_token }) => ({
    body: { restaurant_id, payment_intent_id, cancellation_token },
  }),
  captureTerminalPayment: ({ restaurant_id, payment_intent_id }) => ({
    body: { restaurant_id, payment_intent_id },
  }),

  listStaffOrders: () => ({}),
  listScreenOrders: () => ({}),
  listStock: () => ({}),
  setOrderStatus: ({ order_id }) => ({ params: { order_id }, body: { status: 'ORDER_PREPARING' } }),
  undoOrderStatus: ({ order_id }) => ({ params: { order_id }, body: { from: 'ORDER_READY' } }),
  listOrderActs: ({ order_id }) => ({ params: { order_id } }),
  markOrderSeen: ({ order_id }) => ({ params: { order_id } }),
  claimPrint: ({ order_id }) => ({ params: { order_id }, body: { paper: 'ticket' } }),
  acceptOrder: ({ order_id }) => ({ params: { order_id }, body: {} }),
  rejectOrder: ({ order_id }) => ({ params: { order_id }, body: { cancel_reason: 'too_busy' } }),
  markOrderPaid: ({ order_id, item_instance_id }) => ({
    params: { order_id },
    body: { item_instance_ids: [item_instance_id] },
  }),
  refundOrder: ({ order_id }) => ({ params: { order_id }, body: {} }),
  listPastOrders: () => ({}),
  getDayReport: () => ({}),
  listWaiterCalls: () => ({}),
  closeWaiterCall: ({ call_id }) => ({ params: { call_id } }),
  setItemStock: ({ item_id }) => ({ params: { item_id }, body: { is_in_stock: true } }),
  setModifierStock: ({ modifier_id }) => ({ params: { modifier_id }, body: { is_in_stock: true } }),
  setRestaurantState: ({ restaurant_id }) => ({
    params: { restaurant_id },
    body: { state: 'ACTIVE' },
  }),

  importBundle: () => ({ body: { folder: '/nowhere' } }),
  exportBundle: () => ({ body: { endpoint: 'nowhere', folder: '/nowhere' } }),
  examineServer: () => ({ body: {} }),
  forgetNumber: () => ({ body: { phone_number: '+12125550100' } }),
};

function named({ restaurant_id }: Ids): ForeignCall {
  return { params: { restaurant: restaurant_id } };
}

function lines({ item_id }: Ids) {
  return [{ item_id, modifier_ids: [], multiplier: 1 }];
}

function order(of: Ids) {
  return { restaurant_id: of.restaurant_id, guest_id: of.guest_id, items: lines(of) };
}
