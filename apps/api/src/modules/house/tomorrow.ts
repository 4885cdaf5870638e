import { businessDayAt } from '@comanda/schedules';

/** The wall time at which a restaurant's day turns: after the last guest of the night, before the first of the morning. */
export const DAY_TURNS_AT = '04:00';

/** The end of the restaurant's day: what is sold out until tomorrow is not back while tonight's guests still eat. */
export function startOfTomorrow(now: Date, timezone: string): Date {
  return businessDayAt(now, timezone, DAY_TURNS_AT).ends_at;
}
