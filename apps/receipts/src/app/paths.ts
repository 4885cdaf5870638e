import { typedPaths } from '@comanda/web/paths';

/** Every address of the application; `{name}` is a variable. */
const patterns = {
  receipt: '/receipts/{guest_id}',
  receiptOld: '/receipts-old/{guest_id}',
} as const;

export const { routePattern, pathTo } = typedPaths(patterns);

const RECEIPT = /^\/receipts(?:-old)?\/(?<guest_id>[\da-f-]{36})\/?$/iu;

/** The guest whose receipt is at an address; null = no receipt's address. */
export function guestIn(address: string): string | null {
  const [path = ''] = address.split('?');
  return RECEIPT.exec(path)?.groups?.['guest_id'] ?? null;
}
