export { DeclinedBanner } from './declined-banner';
export { PaymentPanel } from './payment-panel';
export { SharePayment } from './share-payment';
