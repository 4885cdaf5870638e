import type { Currency, Language } from '@comanda/contracts';
import { NO_BREAK } from './no-break';

type Marks = {
  /** Between thousands. */
  readonly group: string;
  readonly decimal: string;
};
type Around = { readonly before: string; readonly after: string };

const SYMBOLS: Readonly<Record<Currency, string>> = { USD: '$', CAD: '$' };

// As Intl writes them, which a test compares. Its own first number keeps a slow phone from everything else for a tenth of a second.
const MARKS: Readonly<Record<Language, Marks>> = {
  en: { group: ',', decimal: '.' },
  fr: { group: NO_BREAK, decimal: ',' },
  es: { group: ',', decimal: '.' },
  pt: { group: '.', decimal: ',' },
};
const AROUND_MONEY: Readonly<Record<Language, (symbol: string) => Around>> = {
  en: (symbol) => ({ before: symbol, after: '' }),
  fr: (symbol) => ({ before: '', after: NO_BREAK + symbol }),
  es: (symbol) => ({ before: symbol, after: '' }),
  pt: (symbol) => ({ before: symbol + NO_BREAK, after: '' }),
};
const AFTER_PERCENT: Readonly<Record<Language, string>> = {
  en: '%',
  fr: `${NO_BREAK}%`,
  es: '%',
  pt: '%',
};
const PERCENT_DECIMALS = 4;

/** An amount in cents as a guest of that language writes it: `$12.50`, `12,50 $`. */
export function formatMoney(cents: number, currency: Currency, language: Language): string {
  const { before, after } = AROUND_MONEY[language](SYMBOLS[currency]);
  const digits = String(Math.abs(cents)).padStart(3, '0');
  // Nothing taken off is nothing, and not less than that.
  const sign = cents < 0 ? '-' : '';
  return `${sign}${before}${written(digits.slice(0, -2), digits.slice(-2), language)}${after}`;
}

/** A number of percent, up to four decimals: 15 or the tax rate '8.8750'. */
export function formatPercent(percent: number | string, language: Language): string {
  const rounded = Number(Number(percent).toFixed(PERCENT_DECIMALS));
  const [whole = '', fraction] = String(Math.abs(rounded)).split('.');
  return `${rounded < 0 ? '-' : ''}${written(whole, fraction, language)}${AFTER_PERCENT[language]}`;
}

/** A number with so many decimals: 2.41, `2,41`. */
export function formatDecimal(value: number, decimals: number, language: Language): string {
  const [whole = '', fraction] = Math.abs(value).toFixed(decimals).split('.');
  return `${value < 0 ? '-' : ''}${written(whole, fraction, language)}`;
}

function written(whole: string, fraction: string | undefined, language: Language): string {
  const { group, decimal } = MARKS[language];
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, group);
  return fraction ? grouped + decimal + fraction : grouped;
}
