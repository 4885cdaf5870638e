export type { DeliveryFault } from '../model/delivery-terms';
export { deliveryQuery } from '../queries/deliveries';
export type { DeliveryForm, KeptQuote } from '../store/delivery-slice';
export type { QuoteFault } from './quote-flow';
export { useAddressSuggestions } from './use-address-suggestions';
export type { DeliveryView, FormField } from './use-delivery';
export { useDelivery } from './use-delivery';
export type { DeliveryTracking } from './use-delivery-tracking';
export { useDeliveryTracking } from './use-delivery-tracking';
