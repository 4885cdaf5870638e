export { DeclinedBanner } from './declined-banner';
export { OrderPayment } from './order-payment';
export { SharePayment } from './share-payment';
