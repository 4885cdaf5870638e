import type { PaidCard } from '@comanda/contracts';

const BRANDS = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  interac: 'Interac',
  other: '',
} as const satisfies Readonly<Record<PaidCard['brand'], string>>;

/** A card as its owner knows it, alike in every language: "Visa •••• 4242". */
export function cardName({ brand, last_four }: PaidCard): string {
  return [BRANDS[brand], `••••\u00a0${last_four}`].filter(Boolean).join('\u00a0');
}
