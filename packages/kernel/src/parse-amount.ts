const AMOUNT = /^(\d{1,6})(?:[.,](\d{1,2}))?$/;

/** Reads an amount as it is typed in any of our languages ("3", "3.5", "3,50", "$3.50") as cents; null where it is none. */
export function parseAmount(text: string): number | null {
  const [, whole, fraction = ''] = AMOUNT.exec(text.replaceAll(/[\s$]/g, '')) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}
