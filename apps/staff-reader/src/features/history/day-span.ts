import { businessDayOn } from '@comanda/schedules';
import { DAY_TURNS_AT } from '@comanda/contracts';

type Dates = {
  /** As a date field has them, 2026-11-28; empty = not given. */
  readonly from: string;
  readonly to: string;
};

/** Returns the instants between the begin of one day and the end of another, as the restaurant counts days. */
export function daySpan(
  { from, to }: Dates,
  timezone: string,
): { readonly from?: string; readonly to?: string } {
  return {
    ...(from === ''
      ? {}
      : { from: businessDayOn(from, timezone, DAY_TURNS_AT).starts_at.toISOString() }),
    ...(to === '' ? {} : { to: businessDayOn(to, timezone, DAY_TURNS_AT).ends_at.toISOString() }),
  };
}
