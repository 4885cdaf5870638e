type Currency = {
  readonly symbol: string;
  readonly decimals: 0 | 2;
  /** The smallest amount that may be charged, in minor units. */
  readonly minimum: number;
};

const CURRENCIES: Readonly<Record<string, Currency>> = {
  aud: { symbol: 'A$', decimals: 2, minimum: 50 },
  brl: { symbol: 'R$', decimals: 2, minimum: 50 },
  cad: { symbol: 'C$', decimals: 2, minimum: 50 },
  chf: { symbol: 'CHF ', decimals: 2, minimum: 50 },
  eur: { symbol: '€', decimals: 2, minimum: 50 },
  gbp: { symbol: '£', decimals: 2, minimum: 30 },
  jpy: { symbol: '¥', decimals: 0, minimum: 50 },
  mxn: { symbol: 'MX$', decimals: 2, minimum: 1000 },
  nzd: { symbol: 'NZ$', decimals: 2, minimum: 50 },
  usd: { symbol: '$', decimals: 2, minimum: 50 },
};

export const CURRENCY_CODES: readonly string[] = Object.keys(CURRENCIES);

/** The currency's rules, or undefined when the sandbox does not deal in it. Codes are lower case. */
export function findCurrency(code: string): Currency | undefined {
  return Object.hasOwn(CURRENCIES, code) ? CURRENCIES[code] : undefined;
}

/** An amount as Stripe writes it in its messages, such as `$25.00`. */
export function amountText(amount: number, code: string): string {
  const currency = findCurrency(code);
  if (!currency) return `${amount} ${code}`;
  const value = currency.decimals === 0 ? String(amount) : (amount / 100).toFixed(2);
  return `${currency.symbol}${value}`;
}
