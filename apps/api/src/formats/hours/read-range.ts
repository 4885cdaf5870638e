import type { Token } from './tokens';

type Time = Extract<Token, { kind: 'time' }>;

const HALF_DAY = 720;

/** Two times as minutes of the day; "3-9pm" means the afternoon for both. null when it could mean either half of the day. */
export function readRange(
  from: Time,
  to: Time,
): { readonly from: number; readonly to: number } | null {
  if (from.half === null && to.half !== null && from.hour <= 12) return beforeHalf(from, to);
  if (from.half !== null && to.half === null && to.hour <= 12 && to.hour > 0) return null;
  const range = { from: minutesOf(from, from.half), to: minutesOf(to, to.half) };
  const couldBeEither = [from, to].every(
    ({ half, hour, isPadded }) => half === null && hour > 0 && hour <= 12 && !isPadded,
  );
  return couldBeEither && range.to <= range.from ? null : range;
}

/** Only the end says which half of the day: the start is the last such time before it. */
function beforeHalf(from: Time, to: Time): { readonly from: number; readonly to: number } | null {
  const end = minutesOf(to, to.half);
  const start = [minutesOf(from, 'pm'), minutesOf(from, 'am')].find((minutes) => minutes < end);
  return start === undefined ? null : { from: start, to: end };
}

function minutesOf({ hour, minute }: Time, half: Time['half']): number {
  if (half === null) return hour * 60 + minute;
  return (hour % 12) * 60 + minute + (half === 'pm' ? HALF_DAY : 0);
}
