export { type StockEntry, toStock } from './stock-list';
export { type Stock, useStock } from './use-stock';
