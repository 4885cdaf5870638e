import type { Currency, Language } from '@comanda/contracts';
import { numberFormat } from './intl-cache';

type Written = {
  readonly before: string;
  readonly after: string;
  /** Between thousands. */
  readonly group: string;
  readonly decimal: string;
};

const NO_BREAK = '\u00a0';
const SYMBOLS: Readonly<Record<Currency, string>> = { USD: '$', CAD: '$' };

/** As Intl writes them, which a test compares. Its own first amount keeps a slow phone from everything else for a tenth of a second. */
const WRITTEN: Readonly<Record<Language, (symbol: string) => Written>> = {
  en: (symbol) => ({ before: symbol, after: '', group: ',', decimal: '.' }),
  fr: (symbol) => ({ before: '', after: NO_BREAK + symbol, group: NO_BREAK, decimal: ',' }),
  es: (symbol) => ({ before: symbol, after: '', group: ',', decimal: '.' }),
  pt: (symbol) => ({ before: symbol + NO_BREAK, after: '', group: '.', decimal: ',' }),
};

/** An amount in cents as a guest of that language writes it: `$12.50`, `12,50 $`. */
export function formatMoney(cents: number, currency: Currency, language: Language): string {
  const { before, after, group, decimal } = WRITTEN[language](SYMBOLS[currency]);
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, group);
  // Nothing taken off is nothing, and not less than that.
  const sign = cents < 0 ? '-' : '';
  return `${sign}${before}${whole}${decimal}${digits.slice(-2)}${after}`;
}

/** A number of percent, up to four decimals: 15 or the tax rate '8.8750'. */
export function formatPercent(percent: number | string, language: Language): string {
  return numberFormat(language, { style: 'percent', maximumFractionDigits: 4 }).format(
    Number(percent) / 100,
  );
}
