export type {
  Attempt,
  CheckoutFlow,
  Decline,
  OpenPayment,
  OrderDraft,
  PaymentFlow,
  Stage,
} from './payment-flow';
export { isPaymentPending, UNTRIED } from './payment-flow';
export { createCheckoutRunner } from './create-checkout-runner';
export type { PaymentRequest } from './make-attempt';
export type { PaymentRunner } from './payment-runner';
export { cardReader } from './ways/reader';
export type { Checkout } from './use-checkout';
export type { CheckoutFault, NewOrder } from './use-new-order';
export { useNewOrder, useOrderRunner } from './use-new-order';
export { keepPayment, useKeptPayment } from './use-kept-payment';
export type { BillShareRequest, StoredDraft, StoredOrderClient } from './payables/stored-order';
export type { StoredOrder, StoredOrderInput } from './use-stored-order';
export { useStoredOrder } from './use-stored-order';
export type { ReaderPaymentView, UsedPayable } from './use-payment';
export { usePayment } from './use-payment';
export type { ReaderFailure } from './reader-failure';
export type { ReaderTest } from './use-reader-test';
export { useReaderTest } from './use-reader-test';
export { useCheckout } from './use-checkout';
export { useReturnedPayment } from './use-returned-payment';
export type { ChosenByOther } from './share/chosen-by-other';
export type { ShareFlow } from './share/share-flow';
export { isOnReceipt } from './share/is-on-receipt';
export type { Hold } from './share/use-hold';
export { useHold } from './share/use-hold';
export { useHoldsEnd } from './share/use-holds-end';
export { forgetPayment, storedPayment } from './share/stored-payment';
export type { StoredPayer } from './share/use-stored-payer';
export { useStoredPayer } from './share/use-stored-payer';
export { useSharePrice } from './share/use-share-price';
export type { Share } from './share/use-share';
export { useShare } from './share/use-share';
