const CANADIAN = /\b([ABCEGHJ-NPRSTVXY]\d[A-Z])[ -]?(\d[A-Z]\d)\b/i;
const AMERICAN = /\b(\d{5})(?:-\d{4})?(?:,?\s*(?:US|USA|United States))?\s*$/i;

/** The postal code in an address, without spaces and in capitals; null when it names none. */
export function postalCodeOf(address: string): string | null {
  const canadian = CANADIAN.exec(address);
  if (canadian !== null) return `${canadian[1]}${canadian[2]}`.toUpperCase();
  return AMERICAN.exec(address)?.[1] ?? null;
}
