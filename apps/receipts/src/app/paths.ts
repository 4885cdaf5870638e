import { typedPaths } from '@comanda/web/paths';

/** Every address of the application; `{name}` is a variable. */
const patterns = {
  receipt: '/receipts/{guest_id}',
  receiptOld: '/receipts-old/{guest_id}',
} as const;

export const { routePattern } = typedPaths(patterns);
