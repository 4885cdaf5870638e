import { formatDateTime, formatMoney, formatPercent, formatTime, formatWallTime } from '@comanda/i18n';
import { useRestaurant } from '@comanda/ordering';
import { useMemo } from 'react';

import { useLanguage } from './use-language';

type Format = {
  /** Cents as money of the restaurant. */
  readonly money: (cents: number) => string;
  readonly percent: (percent: number | string) => string;
  /** An instant as the time of day at the restaurant. */
  readonly time: (instant: string | Date) => string;
  readonly dateTime: (instant: string | Date) => string;
  readonly wallTime: (time: string) => string;
};

/** Numbers and times as this guest reads them, in the restaurant's currency and zone. */
export function useFormat(): Format {
  const language = useLanguage();
  const { currency, timezone } = useRestaurant();
  return useMemo(
    () => ({
      money: (cents) => formatMoney(cents, currency, language),
      percent: (percent) => formatPercent(percent, language),
      time: (instant) => formatTime(toIso(instant), language, timezone),
      dateTime: (instant) => formatDateTime(toIso(instant), language, timezone),
      wallTime: (time) => formatWallTime(time, language),
    }),
    [currency, language, timezone],
  );
}

function toIso(instant: string | Date): string {
  return typeof instant === 'string' ? instant : instant.toISOString();
}
