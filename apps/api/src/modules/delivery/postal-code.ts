const CANADIAN = /\b([ABCEGHJ-NPRSTVXY]\d[A-Z])[ -]?(\d[A-Z]\d)\b/gi;
const AMERICAN = /\b(\d{5})(?:-\d{4})?(?:,?\s*(?:US|USA|United States))?\s*$/i;

/**
 * The postal code in an address, without spaces and in capitals; null when it names none. Of several it is the last: an
 * address ends with its own, and what stands before must not make it cheaper.
 */
export function postalCodeOf(address: string): string | null {
  const american = AMERICAN.exec(address)?.[1];
  if (american !== undefined) return american;
  const canadian = [...address.matchAll(CANADIAN)].at(-1);
  return canadian === undefined ? null : `${canadian[1]}${canadian[2]}`.toUpperCase();
}
