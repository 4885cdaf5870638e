import { useRestaurant } from '@comanda/ordering';
import { type Format, useFormatOf } from '@comanda/i18n/react';

/** Numbers and times as this guest reads them, in the currency and zone of this page's restaurant. */
export function useFormat(): Format {
  return useFormatOf(useRestaurant());
}
