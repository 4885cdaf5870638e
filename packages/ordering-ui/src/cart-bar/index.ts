export { CartBar } from './cart-bar';
export { CheckoutBar } from './checkout-bar';
export { CheckoutHint, rememberHint } from './checkout-hint';
export { NO_PAYMENT } from './no-payment';
export { OrderFaultNotice } from './order-fault-notice';
