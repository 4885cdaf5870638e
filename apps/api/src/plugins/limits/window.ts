import type { Window } from './kept-counter';
import type { Limit } from './limits';

/** Returns the window of a limit at a moment. Windows begin at multiples of their length, so that all servers agree on them. */
export function windowAt(now: Date, operation: string, limit: Limit, subject: string): Window {
  const length = limit.per_seconds * 1000;
  return {
    scope: [operation, limit.subject, limit.counts ?? []].flat().join(':'),
    subject,
    starts_at: new Date(Math.floor(now.getTime() / length) * length),
  };
}

/** Returns the seconds until a window ends. */
export function secondsLeft({ starts_at }: Window, { per_seconds }: Limit, now: Date): number {
  return Math.ceil((starts_at.getTime() + per_seconds * 1000 - now.getTime()) / 1000);
}
