export type {
  Attempt,
  CheckoutFlow,
  Decline,
  OpenPayment,
  OrderDraft,
  Stage,
} from '../model/checkout-flow';
export { UNTRIED } from '../model/checkout-flow';
export type { Checkout, CheckoutFault } from './use-checkout';
export { useCheckout } from './use-checkout';
export { useReturnedPayment } from './use-returned-payment';
