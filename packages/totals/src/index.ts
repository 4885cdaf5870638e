export type { LineInput, OrderTotals, TotalsFault, TotalsInput } from './calculate-totals';
export { calculateTotals } from './calculate-totals';
export type {
  DiscountKey,
  LineExplanation,
  PriceExplanation,
  PriceStep,
} from './explain-totals';
export { explainTotals } from './explain-totals';
export { addTaxes, partOfTaxes } from './part-of-taxes';
export { itemTaxRate } from './item-tax-rate';
export { isTipOffered } from './is-tip-offered';
export type { Adjustment } from './line-discounts';
export type { LineTotals } from './line-totals';
export type { OrderPart } from './order-part';
export type { SplitFault, SplitWay } from './split-order';
export { splitOrder } from './split-order';
export type { Tax } from './taxes';
export type { OrderTipFields, Tip, TipFields } from './tip';
export { tipAmount, tipFromFields, tipToFields } from './tip';
export type { TipSettings, TipSuggestion } from './tip-suggestions';
export { defaultTip, tipSuggestions } from './tip-suggestions';
