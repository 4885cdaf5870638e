export type { DiscountReason, LineReason, PriceReasons, StepReason } from './explain-order';
export { usePriceReasons } from './use-price-reasons';
