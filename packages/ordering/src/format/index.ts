export { givenOf } from './given-of';
export { useCancellationText } from './use-cancellation-text';
export { useFoodText } from './use-food-text';
export type { GivenAway } from './use-given-price';
export { useGivenPrice } from './use-given-price';
export { useOrderSums } from './use-order-sums';
