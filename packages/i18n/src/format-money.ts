import type { Currency, Language } from '@comanda/contracts';
import { numberFormat } from './intl-cache';

/** An amount in cents as a guest of that language writes it: `$12.50`, `12,50 $`. */
export function formatMoney(cents: number, currency: Currency, language: Language): string {
  return numberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    // Nothing taken off is nothing, and not less than that.
    signDisplay: 'negative',
  }).format(cents / 100);
}

/** A number of percent, up to four decimals: 15 or the tax rate '8.8750'. */
export function formatPercent(percent: number | string, language: Language): string {
  return numberFormat(language, { style: 'percent', maximumFractionDigits: 4 }).format(
    Number(percent) / 100,
  );
}
