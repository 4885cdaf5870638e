import type { OperationId } from '@comanda/contracts/routes';

/**
 * The caller that a limit counts by: an address, an address at one restaurant, a session, or the guest of that session whom
 * the body names. Staff and devices of a restaurant count by themselves, for their guests share its address (caller-of.ts).
 */
export type LimitSubject = 'address' | 'address_and_restaurant' | 'session' | 'guest';

export type Limit = {
  readonly subject: LimitSubject;
  readonly most: number;
  readonly per_seconds: number;
  /** Those that guard money or a sign-in outlive a restart and are shared by all servers; the others are each server's own. */
  readonly is_kept: boolean;
  /** Counts what granted calls ask for (weight-of.ts). Without it each call counts as one, also one that is refused. */
  readonly counts?: 'unpaid_orders' | 'unpaid_units';
};

const MINUTE = 60;

/**
 * Each attempt to pay begins with one of these calls, and one that is repeated while the processor is away counts each
 * time. Whoever tries stolen cards may open as many tables as they like: all of them together are stopped here.
 */
const PAYING: readonly Limit[] = [
  { subject: 'guest', most: 120, per_seconds: 10 * MINUTE, is_kept: true },
  { subject: 'session', most: 240, per_seconds: 10 * MINUTE, is_kept: true },
  { subject: 'address', most: 600, per_seconds: 10 * MINUTE, is_kept: true },
];

/**
 * Orders that nobody has paid are cooked on trust, so one caller may place only so many. A full table and a room of guests on
 * one Wi-Fi stay below these numbers. An address is counted only where guests sit at no table: at one, its code was needed.
 */
const UNPAID_UNITS: Limit = {
  subject: 'session',
  most: 600,
  per_seconds: 10 * MINUTE,
  is_kept: false,
  counts: 'unpaid_units',
};
const UNPAID_ORDERS = {
  per_seconds: 10 * MINUTE,
  is_kept: false,
  counts: 'unpaid_orders',
} as const;
const UNPAID: readonly Limit[] = [
  { ...UNPAID_ORDERS, subject: 'guest', most: 10 },
  { ...UNPAID_ORDERS, subject: 'session', most: 60 },
  { ...UNPAID_ORDERS, subject: 'address_and_restaurant', most: 60 },
  { ...UNPAID_UNITS, subject: 'address_and_restaurant', most: 400 },
  UNPAID_UNITS,
];

/** How often a call may be made. A call that is in neither this table nor that of unlimited.ts only reads. */
export const LIMITS: Readonly<Partial<Record<OperationId, readonly Limit[]>>> = {
  // Wrong codes are counted apart (guess-limits.ts).
  listTableRestaurants: [{ subject: 'address', most: 60, per_seconds: MINUTE, is_kept: true }],
  // Right codes too, of a whole room on one Wi-Fi; wrong ones are counted apart (guess-limits.ts).
  joinTable: [{ subject: 'address_and_restaurant', most: 120, per_seconds: MINUTE, is_kept: true }],
  // A restaurant full of guests may share one address; a guesser of order numbers gets no further than to a bag of fries.
  callWaiter: [{ subject: 'address_and_restaurant', most: 30, per_seconds: MINUTE, is_kept: true }],
  // Codes are short words: nobody may try a dictionary of them.
  getCampaignForGuest: [
    { subject: 'session', most: 20, per_seconds: MINUTE, is_kept: true },
    { subject: 'address_and_restaurant', most: 20, per_seconds: MINUTE, is_kept: true },
  ],
  calculateTax: [{ subject: 'address', most: 1200, per_seconds: MINUTE, is_kept: false }],
  // A restaurant's guests share one address on its Wi-Fi.
  addSectionGuest: [{ subject: 'address', most: 300, per_seconds: 10 * MINUTE, is_kept: true }],
  leaveTable: [{ subject: 'session', most: 30, per_seconds: MINUTE, is_kept: false }],
  addTableGuest: [{ subject: 'session', most: 60, per_seconds: 10 * MINUTE, is_kept: false }],
  calculateTotals: [{ subject: 'address', most: 1200, per_seconds: MINUTE, is_kept: false }],
  createPaymentIntent: PAYING,
  verifyNuveiPayment: [{ subject: 'address', most: 600, per_seconds: MINUTE, is_kept: false }],
  authorizeApplePayMerchant: [
    { subject: 'session', most: 30, per_seconds: MINUTE, is_kept: false },
  ],
  // A page that waits for an outcome asks again every few seconds.
  openReaderTest: [{ subject: 'address', most: 120, per_seconds: 10 * MINUTE, is_kept: true }],
  payOrders: PAYING,
  addToOrder: [
    { subject: 'session', most: 240, per_seconds: MINUTE, is_kept: false },
    { ...UNPAID_UNITS, subject: 'address_and_restaurant', most: 400 },
    UNPAID_UNITS,
  ],
  orderAndPay: [{ subject: 'session', most: 120, per_seconds: MINUTE, is_kept: false }, ...UNPAID],
  updateOrder: [{ subject: 'session', most: 60, per_seconds: MINUTE, is_kept: false }],
  setOrderType: [{ subject: 'session', most: 60, per_seconds: MINUTE, is_kept: false }],
  setOrderTip: [{ subject: 'session', most: 60, per_seconds: MINUTE, is_kept: false }],
  // Each change of a choice, and each news of the table, asks anew.
  priceShare: [{ subject: 'session', most: 600, per_seconds: MINUTE, is_kept: false }],
  releaseShare: [{ subject: 'session', most: 60, per_seconds: MINUTE, is_kept: false }],
  cancelDelivery: [{ subject: 'session', most: 30, per_seconds: MINUTE, is_kept: false }],
  // Every phone of a party sends its cart after each change.
  shareTableCart: [{ subject: 'session', most: 600, per_seconds: MINUTE, is_kept: false }],
  closeTable: [{ subject: 'session', most: 30, per_seconds: MINUTE, is_kept: false }],
  listMenusById: [{ subject: 'address', most: 1200, per_seconds: MINUTE, is_kept: false }],
  updateGuest: [{ subject: 'session', most: 60, per_seconds: 10 * MINUTE, is_kept: false }],
  renameOnReceipt: [{ subject: 'address', most: 60, per_seconds: MINUTE, is_kept: false }],
  sendContact: [{ subject: 'address', most: 5, per_seconds: 60 * MINUTE, is_kept: true }],
  geocode: [{ subject: 'address', most: 120, per_seconds: MINUTE, is_kept: false }],
  listNearby: [{ subject: 'address', most: 600, per_seconds: MINUTE, is_kept: false }],
  loadAnalytics: [{ subject: 'address', most: 600, per_seconds: MINUTE, is_kept: false }],
  // Each asks a courier service, which allows its customers only so much.
  quoteDelivery: [
    { subject: 'session', most: 30, per_seconds: 10 * MINUTE, is_kept: true },
    { subject: 'address', most: 120, per_seconds: 10 * MINUTE, is_kept: true },
  ],
  // Texts cost money; how many go to one number and from one restaurant is counted where they are sent.
  sendVerificationCode: [
    { subject: 'session', most: 10, per_seconds: 60 * MINUTE, is_kept: true },
    { subject: 'address', most: 30, per_seconds: 60 * MINUTE, is_kept: true },
  ],
  verifyPhone: [{ subject: 'session', most: 60, per_seconds: 10 * MINUTE, is_kept: true }],
  addReview: [{ subject: 'address', most: 60, per_seconds: MINUTE, is_kept: false }],
  rateItem: [{ subject: 'address', most: 120, per_seconds: MINUTE, is_kept: false }],
  // A device counts by itself: one that reports in a circle fills neither the log nor the error service.
  reportDevice: [{ subject: 'address', most: 60, per_seconds: MINUTE, is_kept: false }],
  reserveNumbers: [{ subject: 'address', most: 30, per_seconds: MINUTE, is_kept: false }],
  // As fast as a kiosk may send what it took without a connection.
  placeLateOrder: [{ subject: 'address', most: 1200, per_seconds: MINUTE, is_kept: false }],
  pairDevice: [{ subject: 'address', most: 30, per_seconds: 10 * MINUTE, is_kept: true }],
  signInStaff: [{ subject: 'address', most: 30, per_seconds: 10 * MINUTE, is_kept: true }],
};

/** Cards that may be declined for one order before it takes no more: card testers stop here. */
export const MOST_DECLINES_PER_ORDER = 5;
