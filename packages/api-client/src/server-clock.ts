import type { Clock } from '@comanda/kernel';

/** What a phone's clock may be off by. Less would move what counts down, for an answer that says whole seconds and has been on its way. */
const TOLERATED_MS = 5 * 60_000;
/** An answer that took longer may have waited for a phone that slept. */
const PROMPT_MS = 15_000;

let ahead_ms = 0;

/** The time by the server, as far as its answers told it: a phone's own clock may be hours off. */
export const serverClock: Clock = { now: () => new Date(Date.now() + ahead_ms) };

/** What an answer says of the server's time, and between which moments by this clock it came. */
export type ServedAt = {
  /** Its Date header; an answer that was kept has none. */
  readonly date: string | null;
  readonly asked_ms: number;
  readonly answered_ms: number;
};

/** Sets the server's clock by an answer, where that is off. */
export function setServerClock({ date, asked_ms, answered_ms }: ServedAt): void {
  const told_ms = Date.parse(date ?? '') - answered_ms;
  const isPrompt = answered_ms - asked_ms < PROMPT_MS;
  if (isPrompt && Math.abs(told_ms - ahead_ms) > TOLERATED_MS) ahead_ms = told_ms;
}
