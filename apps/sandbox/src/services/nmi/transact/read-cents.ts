/** An amount as NMI writes it, 10.00; null when it is none. */
export function readCents(text: string | null): number | null {
  if (text === null || !/^\d{1,7}(?:\.\d{1,2})?$/.test(text)) return null;
  return Math.round(Number(text) * 100);
}

export function writeCents(cents: number): string {
  return (cents / 100).toFixed(2);
}
