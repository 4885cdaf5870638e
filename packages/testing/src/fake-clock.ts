import type { Clock } from '@comanda/kernel';

/** A clock that stands still until it is told to move. */
export type FakeClock = Clock & {
  readonly advance: (milliseconds: number) => void;
  readonly set: (at: Date | string) => void;
};

/** A clock that shows a given instant, e.g. "2026-11-20T12:00:00Z". */
export function fakeClock(start: Date | string): FakeClock {
  let milliseconds = toMilliseconds(start);
  return {
    now: () => new Date(milliseconds),
    advance: (by) => {
      milliseconds += by;
    },
    set: (at) => {
      milliseconds = toMilliseconds(at);
    },
  };
}

function toMilliseconds(at: Date | string): number {
  const milliseconds = new Date(at).getTime();
  if (Number.isNaN(milliseconds)) throw new RangeError(`"${String(at)}" is not an instant.`);
  return milliseconds;
}
