/** Every address of the application; `{name}` is a variable. */
export const patterns = {
  receipt: '/receipts/{guest_id}',
  receiptOld: '/receipts-old/{guest_id}',
} as const;

/** The same pattern as the router writes it. */
export function routePattern(name: keyof typeof patterns): string {
  return patterns[name].replaceAll(/\{(\w+)\}/g, ':$1');
}
