import type { Clock } from '@comanda/kernel';

/** Answers say whole seconds, and a busy server's are a little old: what that makes of the time is not worth moving what counts down. */
const TOLERATED_MS = 2_000;

let ahead_ms = 0;

/** The time by the server, as far as its answers told it: a phone's own clock may be hours off. */
export const serverClock: Clock = { now: () => new Date(Date.now() + ahead_ms) };

/** Server time of a reply, and the local moments between which it came. */
export type ServedAt = {
  /** Its Date header; an answer that was kept has none. */
  readonly date: string | null;
  readonly asked_ms: number;
  readonly answered_ms: number;
};

/** Sets the server's clock by an answer that cannot have been given between those moments by the clock as it is. */
export function setServerClock({ date, asked_ms, answered_ms }: ServedAt): void {
  const told_ms = Date.parse(date ?? '') + 500;
  const middle_ms = told_ms - (asked_ms + answered_ms) / 2;
  const either_way_ms = (answered_ms - asked_ms) / 2 + TOLERATED_MS;
  if (Math.abs(middle_ms - ahead_ms) > either_way_ms) ahead_ms = middle_ms;
}
