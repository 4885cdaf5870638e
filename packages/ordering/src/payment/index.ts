export type {
  Attempt,
  CheckoutFlow,
  Decline,
  OpenPayment,
  OrderDraft,
  Stage,
} from './checkout-flow';
export { UNTRIED } from './checkout-flow';
export type { Checkout, CheckoutFault } from './use-checkout';
export { useCheckout } from './use-checkout';
export { useReturnedPayment } from './use-returned-payment';
export type { ChosenByOther } from './share/chosen-by-other';
export type { ShareFlow } from './share/share-flow';
export { isOnReceipt } from './share/is-on-receipt';
export type { Hold } from './share/use-hold';
export { useHold } from './share/use-hold';
export { useHoldsEnd } from './share/use-holds-end';
export { forgetPayment, keptPayment } from './share/kept-payment';
export type { KeptPayer } from './share/use-kept-payer';
export { useKeptPayer } from './share/use-kept-payer';
export type { Share } from './share/use-share';
export { useShare } from './share/use-share';
