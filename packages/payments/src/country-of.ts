import type { Currency } from '@comanda/contracts';

/** The country whose cards are meant by a currency (ISO 3166 alpha-2). */
export function countryOf(currency: Currency): 'CA' | 'US' {
  return currency === 'CAD' ? 'CA' : 'US';
}
