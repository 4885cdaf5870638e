import type { Restaurant } from '@comanda/contracts';
import { formatDateTime } from '@comanda/i18n';
import { type Format, useFormatOf, useLanguage } from '@comanda/i18n/react';

export type ReceiptFormat = Format & {
  /** An instant (RFC 3339) as day and time at the restaurant. */
  readonly dateTime: (iso: string) => string;
};

/** Numbers and times as on a receipt of this restaurant. */
export function useReceiptFormat(
  restaurant: Pick<Restaurant, 'currency' | 'timezone'>,
): ReceiptFormat {
  const language = useLanguage();
  return {
    ...useFormatOf(restaurant),
    dateTime: (iso) => formatDateTime(iso, language, restaurant.timezone),
  };
}
