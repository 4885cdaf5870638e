export { givenOf } from './given-of';
export { useCancellationText } from './use-cancellation-text';
export { useFoodText } from './use-food-text';
export type { Format } from './use-format';
export { useFormatOf } from './use-format';
export type { GivenAway } from './use-given-price';
export { useGivenPrice } from './use-given-price';
export { useLanguage } from './use-language';
export { useOrderSums } from './use-order-sums';
