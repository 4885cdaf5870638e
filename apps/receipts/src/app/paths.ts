import { typedPaths } from '@comanda/web/paths';

/** Every address of the application; `{name}` is a variable. */
const patterns = {
  receipt: '/receipts/{guest_id}',
  receiptOld: '/receipts-old/{guest_id}',
} as const;

export const { routePattern, pathTo } = typedPaths(patterns);

const RECEIPT = /^\/receipts(?:-old)?\/(?<guest_id>[\da-f-]{36})\/?$/iu;

/** Parameter of an address that names the order; the guest's first is meant without. */
export const ORDER_PARAM = 'order';

/** The guest and the order whose receipt is at an address; null = no receipt's address. */
export function receiptIn(
  address: string,
): { readonly guest_id: string; readonly order_id: string | null } | null {
  const [path = '', query = ''] = address.split('?');
  const guest_id = RECEIPT.exec(path)?.groups?.['guest_id'];
  if (guest_id === undefined) return null;
  return { guest_id, order_id: new URLSearchParams(query).get(ORDER_PARAM) };
}
