import type { OperationId } from '@comanda/contracts/routes';

/** Whom a limit counts: an address, an address at one restaurant, a session, or the guest of that session whom the body names. */
export type LimitSubject = 'address' | 'address_and_restaurant' | 'session' | 'guest';

export type Limit = {
  readonly subject: LimitSubject;
  readonly most: number;
  readonly per_seconds: number;
  /** Those that guard money or a sign-in outlive a restart and are shared by all servers; the others are each server's own. */
  readonly is_kept: boolean;
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

/** How often a call may be made. A call that is not here may be made as often as it can be answered. */
export const LIMITS: Readonly<Partial<Record<OperationId, readonly Limit[]>>> = {
  // Codes have four characters: guessing them must take years.
  joinTable: [{ subject: 'address_and_restaurant', most: 10, per_seconds: MINUTE, is_kept: true }],
  // A house full of guests may share one address; a guesser of order numbers gets no further than to a bag of fries.
  callWaiter: [{ subject: 'address_and_restaurant', most: 30, per_seconds: MINUTE, is_kept: true }],
  // Codes are short words: nobody may try a dictionary of them.
  getCampaignForGuest: [
    { subject: 'session', most: 20, per_seconds: MINUTE, is_kept: true },
    { subject: 'address_and_restaurant', most: 20, per_seconds: MINUTE, is_kept: true },
  ],
  calculateTax: [{ subject: 'address', most: 1200, per_seconds: MINUTE, is_kept: false }],
  // A restaurant's guests share one address on its Wi-Fi.
  addSectionGuest: [{ subject: 'address', most: 300, per_seconds: 10 * MINUTE, is_kept: true }],
  addTableGuest: [{ subject: 'session', most: 60, per_seconds: 10 * MINUTE, is_kept: false }],
  calculateTotals: [{ subject: 'address', most: 1200, per_seconds: MINUTE, is_kept: false }],
  createPaymentIntent: PAYING,
  verifyNuveiPayment: [{ subject: 'address', most: 600, per_seconds: MINUTE, is_kept: false }],
  authorizeApplePayMerchant: [
    { subject: 'session', most: 30, per_seconds: MINUTE, is_kept: false },
  ],
  payOrders: PAYING,
  addToOrder: [{ subject: 'session', most: 240, per_seconds: MINUTE, is_kept: false }],
  orderAndPay: [{ subject: 'session', most: 120, per_seconds: MINUTE, is_kept: false }],
  updateGuest: [{ subject: 'session', most: 60, per_seconds: 10 * MINUTE, is_kept: false }],
  renameOnReceipt: [{ subject: 'address', most: 60, per_seconds: MINUTE, is_kept: false }],
  sendContact: [{ subject: 'address', most: 5, per_seconds: 60 * MINUTE, is_kept: true }],
  geocode: [{ subject: 'address', most: 120, per_seconds: MINUTE, is_kept: false }],
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
  pairDevice: [{ subject: 'address', most: 30, per_seconds: 10 * MINUTE, is_kept: true }],
  signInStaff: [{ subject: 'address', most: 30, per_seconds: 10 * MINUTE, is_kept: true }],
};

/** Cards that may be declined for one order before it takes no more: card testers stop here. */
export const MOST_DECLINES_PER_ORDER = 5;

/** Secrets that people type, and how often a wrong one may be typed before they are locked for a while. */
export const TRIES = {
  'staff-pin': { most: 5, lock_seconds: 15 * MINUTE },
  'setup-code': { most: 5, lock_seconds: 15 * MINUTE },
} as const;
