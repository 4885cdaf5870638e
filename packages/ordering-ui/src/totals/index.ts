export { PriceReasons } from './price-reasons';
export { TotalsTable } from './totals-table';
