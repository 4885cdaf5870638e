/** A call of the API as a client needs it. */
export type Call = {
  readonly method: 'GET' | 'POST' | 'PATCH';
  /** Below `/api`; parameters as `{name}`. */
  readonly path: string;
  /** An Idempotency-Key is demanded. */
  readonly is_keyed?: true;
  /** The fields that stand in the query of a call with a body. */
  readonly in_query?: readonly string[];
};

/** Every call with a JSON reply, by operation id; `routes` adds its schemas, and who may call it. */
export const calls = {
  // restaurant
  listRestaurants: { method: 'GET', path: '/restaurants/list' },
  getRestaurant: { method: 'GET', path: '/restaurant/{restaurant}' },
  getRestaurantDetails: { method: 'GET', path: '/restaurant/{restaurant}/details' },
  getRestaurantConcept: { method: 'GET', path: '/restaurant/concept/{restaurant}' },
  getTranslations: { method: 'GET', path: '/restaurants/{restaurant}/translations' },

  // menu
  listMenus: { method: 'GET', path: '/menu/{restaurant}/menus' },
  listModifiers: { method: 'GET', path: '/menu/{restaurant}/modifiers' },
  listModifierGroups: { method: 'GET', path: '/menu/{restaurant}/modifierGroups' },
  listMenusById: { method: 'POST', path: '/menu/batch', in_query: ['language'] },
  getSchedule: { method: 'GET', path: '/menu/schedule/{schedule_id}' },
  listSchedules: { method: 'GET', path: '/menu/{restaurant}/schedules' },

  // campaign
  listPublicCampaigns: { method: 'GET', path: '/campaign/list/public/{restaurant_id}' },
  getCampaignForGuest: { method: 'POST', path: '/campaign/getForGuest', in_query: ['language'] },

  // table
  listTableRestaurants: { method: 'GET', path: '/table/restaurants' },
  joinTable: { method: 'POST', path: '/table/local' },
  addSectionGuest: { method: 'POST', path: '/section/addGuest', is_keyed: true },
  addTableGuest: { method: 'POST', path: '/table/addGuest', is_keyed: true },
  listTableGuests: { method: 'GET', path: '/table/{table_id}/guests' },
  listTableOrders: { method: 'GET', path: '/table/{table_id}/orders' },
  shareTableCart: { method: 'POST', path: '/table/cart' },
  listTableCarts: { method: 'GET', path: '/table/{table_id}/carts' },
  callWaiter: { method: 'POST', path: '/table/callWaiter' },
  leaveTable: { method: 'POST', path: '/table/leave' },
  closeTable: { method: 'POST', path: '/table/closeTable' },
  listStaffTables: { method: 'GET', path: '/staff/tables' },
  getStaffTable: { method: 'GET', path: '/staff/tables/{table_id}' },

  // guest
  updateGuest: { method: 'POST', path: '/guest/update', is_keyed: true },
  textReceipt: {
    method: 'POST',
    path: '/staff/guests/{guest_id}/receiptText',
    is_keyed: true,
  },
  getReceipt: { method: 'GET', path: '/guests/{guest_id}' },
  renameOnReceipt: { method: 'POST', path: '/guests/{guest_id}/name', is_keyed: true },
  getReview: { method: 'GET', path: '/guests/{guest_id}/review' },
  addReview: { method: 'POST', path: '/orders/add/review', is_keyed: true },
  rateItem: { method: 'POST', path: '/items/rate', is_keyed: true },

  // verification
  sendVerificationCode: { method: 'POST', path: '/guest/{guestId}/generate2FA' },
  verifyPhone: { method: 'POST', path: '/guest/verify2FA' },

  // order
  calculateTotals: { method: 'POST', path: '/order/calculateTotals' },
  calculateTax: { method: 'POST', path: '/order/calculateTax' },
  orderAndPay: { method: 'POST', path: '/orders/orderAndPay', is_keyed: true },
  getGuestOrder: { method: 'GET', path: '/orders/{guest_id}/getGuestOrder' },

  // orderChange
  addToOrder: { method: 'POST', path: '/orders/addToOrder', is_keyed: true },
  updateOrder: { method: 'POST', path: '/orders/update' },
  setOrderType: { method: 'POST', path: '/orders/setType' },
  setOrderTip: { method: 'PATCH', path: '/orders/{order_id}/tip' },
  reorder: { method: 'GET', path: '/orders/{order_id}/reorder' },

  // bill
  getBill: { method: 'GET', path: '/table/{table_id}/bill' },
  getOpenShare: { method: 'GET', path: '/orders/{guest_id}/openShare' },
  priceShare: { method: 'POST', path: '/orders/{guest_id}/priceShare' },
  releaseShare: { method: 'POST', path: '/orders/{guest_id}/releaseShare' },
  payOrders: { method: 'POST', path: '/orders/pay', is_keyed: true },

  // payment
  createPaymentIntent: { method: 'POST', path: '/payments/intent', is_keyed: true },
  getPayer: { method: 'GET', path: '/payments/{payment_intent_id}/payer' },
  verifyNuveiPayment: { method: 'POST', path: '/verifyNuveiPayment' },
  authorizeApplePayMerchant: { method: 'POST', path: '/authorizeApplePayMerchant' },

  // delivery
  quoteDelivery: { method: 'POST', path: '/delivery/quote' },
  getDelivery: { method: 'GET', path: '/delivery/{guest_id}' },
  cancelDelivery: { method: 'POST', path: '/delivery/cancel' },
  listStaffDeliveries: { method: 'GET', path: '/staff/deliveries' },
  setDeliveryStatus: { method: 'POST', path: '/orders/{order_id}/delivery' },
  resendDelivery: { method: 'POST', path: '/orders/{order_id}/delivery/resend' },

  // staff
  signInStaff: { method: 'POST', path: '/staff/signIn' },
  signOutStaff: { method: 'POST', path: '/staff/signOut' },
  getStaffSession: { method: 'GET', path: '/staff/session' },

  // device
  pairDevice: { method: 'POST', path: '/devices/pair' },
  getDevice: { method: 'GET', path: '/devices/self' },
  reportDevice: { method: 'POST', path: '/devices/report' },
  reserveNumbers: { method: 'POST', path: '/devices/numbers' },
  placeLateOrder: { method: 'POST', path: '/orders/late', is_keyed: true },
  listDevices: { method: 'GET', path: '/staff/devices' },
  setDeviceOpen: { method: 'POST', path: '/staff/devices/{device_id}/open' },
  revokeDevice: { method: 'POST', path: '/staff/devices/{device_id}/revoke' },

  // board
  listStaffOrders: { method: 'GET', path: '/staff/orders' },
  setOrderStatus: { method: 'POST', path: '/orders/{order_id}/status', is_keyed: true },
  undoOrderStatus: { method: 'POST', path: '/orders/{order_id}/status/undo', is_keyed: true },
  markOrderSeen: { method: 'POST', path: '/orders/{order_id}/seen' },
  listOrderActs: { method: 'GET', path: '/orders/{order_id}/acts' },
  claimPrint: { method: 'POST', path: '/orders/{order_id}/prints', is_keyed: true },
  acceptOrder: { method: 'POST', path: '/orders/{order_id}/accept' },
  rejectOrder: { method: 'POST', path: '/orders/{order_id}/reject' },
  markOrderPaid: { method: 'POST', path: '/orders/{order_id}/paid' },
  refundOrder: { method: 'POST', path: '/orders/{order_id}/refund', is_keyed: true },
  listWaiterCalls: { method: 'GET', path: '/staff/calls' },
  closeWaiterCall: { method: 'POST', path: '/staff/calls/{call_id}/done' },

  // screen
  listScreenOrders: { method: 'GET', path: '/screen/orders' },

  // report
  listPastOrders: { method: 'GET', path: '/staff/orders/history' },
  getDayReport: { method: 'GET', path: '/staff/reports/day' },

  // availability
  setItemStock: { method: 'POST', path: '/items/{item_id}/stock' },
  setModifierStock: { method: 'POST', path: '/modifiers/{modifier_id}/stock' },
  listStock: { method: 'GET', path: '/staff/stock' },
  setRestaurantState: { method: 'PATCH', path: '/restaurant/{restaurant_id}/state' },
  listFullSlots: { method: 'GET', path: '/restaurant/{restaurant}/fullSlots' },

  // operation
  getLiveness: { method: 'GET', path: '/health/live' },
  getReadiness: { method: 'GET', path: '/health/ready' },
  importBundle: { method: 'POST', path: '/operator/import' },
  exportBundle: { method: 'POST', path: '/operator/export' },
  forgetNumber: { method: 'POST', path: '/operator/forget' },
  examineServer: { method: 'POST', path: '/operator/doctor' },

  // analytics
  loadAnalytics: { method: 'POST', path: '/cubejs-api/v1/load' },

  // contact
  sendContact: { method: 'POST', path: '/contact' },

  // geocode
  geocode: { method: 'GET', path: '/geocode' },

  // place
  listNearby: { method: 'GET', path: '/restaurants/nearby' },
  listPlaces: { method: 'GET', path: '/restaurants/places' },

  // terminal
  listTerminals: { method: 'GET', path: '/terminal/{restaurant_id}/list' },
  placeTerminal: { method: 'POST', path: '/terminal/select' },
  getTerminalStatus: { method: 'POST', path: '/nuveiTerminalStatus' },
  getConnectionToken: { method: 'GET', path: '/terminal/{restaurant_id}/connectionToken' },
  openTerminalPayment: { method: 'POST', path: '/terminal/payment', is_keyed: true },
  openReaderTest: { method: 'POST', path: '/terminal/test', is_keyed: true },
  startTerminalSale: { method: 'POST', path: '/terminal/sale', is_keyed: true },
  getTerminalPayment: {
    method: 'GET',
    path: '/terminal/{restaurant_id}/payment/{payment_intent_id}',
  },
  cancelTerminalPayment: { method: 'POST', path: '/terminal/cancelPayment' },
  captureTerminalPayment: { method: 'POST', path: '/terminal/capturePayment', is_keyed: true },

  // video
  listVideoWall: { method: 'GET', path: '/videowall' },
  getVideoWall: { method: 'GET', path: '/static/video-wall.json' },
  getKioskVideos: { method: 'GET', path: '/static/kiosk-videos.json' },
} as const satisfies Record<string, Call>;
