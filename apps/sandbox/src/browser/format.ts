/** An amount in minor units, written in the given language. */
export function formatAmount(amount: number, currency: string, locale = 'en'): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: currency.toUpperCase(),
  });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** digits);
}

export function formatTime(date: Date): string {
  return date.toLocaleTimeString('en', { hour12: false });
}
