export type { TableSection, TableState, TableView } from './table-state';
export { type Closing, type TableDetails, type TableUse, useTable } from './use-table';
export { type Tables, useTables } from './use-tables';
export { type GuestBill, type GuestBillUse, useGuestBill } from './use-guest-bill';
export { useSharePrice } from './use-share-price';
export { type ReceiptText, useReceiptText } from './use-receipt-text';
