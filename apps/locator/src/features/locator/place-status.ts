import type { NearbyPlace, Schedule } from '@comanda/contracts';
import {
  type DayHours,
  daysUntil,
  hoursOn,
  isServedAt,
  nextChange,
  nextOpening,
} from '@comanda/schedules';

type Timed = Pick<NearbyPlace, 'hours' | 'restaurant_id' | 'state' | 'timezone'>;

/** How far away an opening is, as one says it. */
export type OpeningDay = 'today' | 'tomorrow' | 'later';

export type PlaceStatus =
  /** Nothing is known of its hours: it opens soon. */
  | { readonly kind: 'coming_soon' }
  /** It takes no orders for now, whatever its hours. */
  | { readonly kind: 'paused' }
  | { readonly kind: 'open_all_day' }
  | { readonly kind: 'open'; readonly closes_at: Date }
  | { readonly kind: 'closed'; readonly opens_at: Date | null; readonly day: OpeningDay };

/** Whether a place is open at a moment, and until or from when. */
export function placeStatus(place: Timed, at: Date): PlaceStatus {
  const { state, timezone } = place;
  const schedule = scheduleOf(place);
  if (schedule === null) return { kind: 'coming_soon' };
  if (state === 'INACTIVE') return { kind: 'paused' };
  if (isServedAt(schedule, at, timezone)) {
    const change = nextChange(schedule, at, timezone);
    const isAllDay = hoursOn(schedule, at, timezone).kind === 'all_day';
    if (isAllDay || change === null) return { kind: 'open_all_day' };
    return { kind: 'open', closes_at: change.at };
  }
  const opens_at = nextOpening(schedule, at, timezone);
  const days = opens_at === null ? 2 : daysUntil(opens_at, at, timezone);
  return { kind: 'closed', opens_at, day: (['today', 'tomorrow'] as const)[days] ?? 'later' };
}

/** The hours of today; null where none are known. */
export function hoursToday(place: Timed, at: Date): DayHours | null {
  const schedule = scheduleOf(place);
  return schedule && hoursOn(schedule, at, place.timezone);
}

/** Whether it stays closed all day, which passes over it when the nearest place is chosen. */
export function isClosedToday(place: Timed, at: Date): boolean {
  const schedule = scheduleOf(place);
  if (schedule === null || isServedAt(schedule, at, place.timezone)) return false;
  return hoursOn(schedule, at, place.timezone).kind === 'closed';
}

/** Whether an order now is one for later: it is closed, or has no hours today. */
export function isPreorder(place: Timed, at: Date): boolean {
  const schedule = scheduleOf(place);
  if (schedule === null) return true;
  return (
    !isServedAt(schedule, at, place.timezone) ||
    hoursOn(schedule, at, place.timezone).kind === 'closed'
  );
}

/** The schedules package remembers by the object, so each place has one. */
const schedules = new WeakMap<object, Schedule>();

export function scheduleOf({
  hours,
  restaurant_id,
}: Pick<Timed, 'hours' | 'restaurant_id'>): Schedule | null {
  if (hours === null || (hours.intervals.length === 0 && hours.exceptions.length === 0))
    return null;
  const known = schedules.get(hours);
  if (known) return known;
  const made = { schedule_id: restaurant_id, name: '', ...hours };
  schedules.set(hours, made);
  return made;
}
