import { DAY_TURNS_AT } from '@comanda/contracts';
import { businessDayAt } from '@comanda/schedules';

/** The end of the restaurant's day: what is sold out until tomorrow is not back while tonight's guests still eat. */
export function startOfTomorrow(now: Date, timezone: string): Date {
  return businessDayAt(now, timezone, DAY_TURNS_AT).ends_at;
}
