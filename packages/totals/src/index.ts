export type { LineTotals, OrderTotals, TotalsFault, TotalsInput } from './calculate-totals';
export { calculateTotals } from './calculate-totals';
export { isTipOffered } from './is-tip-offered';
export type { Adjustment } from './line-discounts';
export type { Tip, TipFields } from './tip';
export { tipFromFields, tipToFields } from './tip';
export type { TipSettings, TipSuggestion } from './tip-suggestions';
export { defaultTip, tipSuggestions } from './tip-suggestions';
