import { useTableReturn } from './use-table-return';

/** Asks after the table at which the guest sat, so that it is forgotten where its party is over. Draws nothing. */
export function OldTable() {
  useTableReturn();
  return null;
}
