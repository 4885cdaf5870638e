import type { Clock } from '@comanda/kernel';

export type TestTime = Clock & {
  /** Lets time pass. */
  readonly advance: (milliseconds: number) => void;
  /** From now on it passes only when it is let. */
  readonly stop: () => void;
};

/** The time of day, which a test may move on, and stop. */
export function startTime(): TestTime {
  let ahead_ms = 0;
  let stopped_at: number | null = null;
  return {
    now: () => new Date((stopped_at ?? Date.now()) + ahead_ms),
    advance: (milliseconds) => void (ahead_ms += milliseconds),
    stop: () => void (stopped_at ??= Date.now()),
  };
}
