import type { Restaurant } from '@comanda/contracts';
import { formatDay, formatList, formatMoney, formatPercent, formatWallTime } from '@comanda/i18n';
import { wallTimeAt } from '@comanda/schedules';
import { useMemo } from 'react';
import { useLanguage } from './use-language';

export type Format = {
  /** Cents as money of the restaurant. */
  readonly money: (cents: number) => string;
  /** A number of percent: 15, or the tax rate '8.8750'. */
  readonly percent: (percent: number | string) => string;
  /** An instant as the time of day at the restaurant. */
  readonly time: (instant: string | Date) => string;
  /** The day of an instant at the restaurant, without the year; its names cut short where there is little room. */
  readonly day: (instant: string | Date, width?: 'short') => string;
  /** "fries, soup and salad" */
  readonly list: (parts: readonly string[]) => string;
  /** A wall time `HH:MM`, as schedules hold it. */
  readonly wallTime: (time: string) => string;
};

/** Numbers and times as this guest reads them, in a restaurant's currency and zone. */
export function useFormatOf({
  currency,
  timezone,
}: Pick<Restaurant, 'currency' | 'timezone'>): Format {
  const language = useLanguage();
  return useMemo(
    () => ({
      money: (cents) => formatMoney(cents, currency, language),
      percent: (percent) => formatPercent(percent, language),
      time: (instant) => formatWallTime(wallTimeAt(new Date(instant), timezone), language),
      day: (instant, width) => formatDay(toIso(instant), language, timezone, width),
      list: (parts) => formatList(parts, language),
      wallTime: (time) => formatWallTime(time, language),
    }),
    [currency, language, timezone],
  );
}

function toIso(instant: string | Date): string {
  return typeof instant === 'string' ? instant : instant.toISOString();
}
