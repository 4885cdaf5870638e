import type { DeliveryStatus } from '@comanda/contracts';
import type { CallInput, CallReply } from '@comanda/contracts/routes';

/** Leaves a field out of each form of an input. */
type Without<Input, Field extends string> = Input extends unknown ? Omit<Input, Field> : never;

/** Contents of an order. It contains no prices: the server knows them. */
export type PricedInput = CallInput<'calculateTotals'>['order'];

/** At most one of the two: percent × 100, or cents. */
export type TipInput = Pick<PricedInput, 'tip_percentage' | 'tip_fixed'>;

/** A campaign that is wanted in an order; its lines name it by the instance id. */
export type WantedCampaign = NonNullable<PricedInput['campaigns']>[number];

/** A new order and where it is paid: at a card reader, or without one on the page. */
export type IntentInput = Extract<CallInput<'createPaymentIntent'>, { readonly mode: 'before' }>;
export type IntentReply = CallReply<'createPaymentIntent'>;

/** An order that is paid at the counter. */
export type CounterOrderInput = Extract<
  CallInput<'orderAndPay'>,
  { readonly payment_method: 'COUNTER' }
>;

/** The payment of a stored order, or the token of a card that is to pay it. */
export type PaidOrderInput = Exclude<CallInput<'orderAndPay'>, CounterOrderInput>;

export type ReorderLine = CallReply<'reorder'>['lines'][number];

/** Where an order is to be brought, and what its courier is promised. */
export type QuoteInput = CallInput<'quoteDelivery'>;

/** How far the restaurant's own rider has come. */
export type RiderStatus = Exclude<DeliveryStatus, 'WAITING' | 'DISPATCHED' | 'CANCELLED'>;

export type OrderMove = Without<CallInput<'setOrderStatus'>, 'order_id'>;
/** A status that can be taken back. */
export type UndoneStatus = CallInput<'undoOrderStatus'>['from'];
/** Why an order ends: in fixed words, and in the restaurant's own. */
export type Cancelling = Without<CallInput<'rejectOrder'>, 'order_id'>;
export type PrintRequest = Without<CallInput<'claimPrint'>, 'order_id'>;
export type StateInput = Without<CallInput<'setRestaurantState'>, 'restaurant_id'>;
/** When something ends by itself: a time (RFC 3339), "tomorrow" for the morning, or null for not at all. */
export type SoldOutUntil = CallInput<'setItemStock'>['until'];
export type RestaurantTables = CallReply<'listStaffTables'>;
export type PastOrderQuery = CallInput<'listPastOrders'>;
/** A payment at a reader, by the name its processor gave it. */
export type TerminalPaymentName = CallInput<'getTerminalPayment'>;
/** Why a device reports, what it shows, and the fault in its own words; nothing of a guest. */
export type DeviceReportInput = CallInput<'reportDevice'>;
export type NearbyQuery = CallInput<'listNearby'>;
export type ReceiptReply = CallReply<'getReceipt'>;
export type NearbyReply = CallReply<'listNearby'>;
export type PlacesReply = CallReply<'listPlaces'>;
export type RestaurantQuery = CallInput<'getRestaurant'>;
/** An order that a kiosk took without a connection. */
export type LateOrderInput = CallInput<'placeLateOrder'>;
