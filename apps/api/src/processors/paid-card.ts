import type { PaidCard } from '@comanda/contracts';

/** Brands by the words and short forms of Stripe, Bambora and NMI. */
const BRANDS: Readonly<Record<string, PaidCard['brand']>> = {
  visa: 'visa',
  vi: 'visa',
  mastercard: 'mastercard',
  mc: 'mastercard',
  amex: 'amex',
  am: 'amex',
  discover: 'discover',
  nn: 'discover',
  di: 'diners',
  diners: 'diners',
  jcb: 'jcb',
  jb: 'jcb',
  unionpay: 'unionpay',
  interac: 'interac',
};

/** The card that paid, as it is shown to its owner; null where its processor does not tell the last four digits. */
export function paidCard(
  brand: string | null | undefined,
  number: string | null | undefined,
): PaidCard | null {
  const last_four = /\d{4}$/.exec(number ?? '')?.[0];
  if (last_four === undefined) return null;
  return { brand: BRANDS[(brand ?? '').toLowerCase()] ?? 'other', last_four };
}
