/**
 * How much is let in at once. `read`: what everybody may have and can ask for again (menus, pictures, pages). `vital`: what
 * guests and staff are in the middle of, orders most of all.
 */
export type CallClass = 'read' | 'vital';

export type AdmissionOptions = {
  /** Vital calls under way at once: to begin with, at least, and at most. */
  readonly start?: number;
  readonly least?: number;
  readonly most?: number;
};

export type Admission = {
  /** Whether a call may come in now. */
  readonly admits: (kind: CallClass) => boolean;
  /** Whether a vital call would be refused; asks without being one. */
  readonly isFull: () => boolean;
  /** A vital call was refused before anybody looked at what it is. */
  readonly turnAway: () => void;
  /** A vital call begins to be worked on; the answer ends that. */
  readonly begin: () => () => void;
  /** Takes in how long things wait: for the processor, and for the database. */
  readonly learn: (wait_ms: number) => void;
  readonly state: () => {
    readonly limit: number;
    readonly underway: number;
    readonly wait_ms: number;
    readonly turned_away: number;
  };
};

/** Readers go when anything has to wait so long: an order waits several times on its way. */
const READS_WAIT_MS = 100;
/** Above this the limit shrinks, so that an order stays well below a second. */
const VITAL_WAIT_MS = 150;
/** A machine stumbles now and then; what counts is the middle one of so many looks. */
const LOOKS = 3;
/** With fewer calls than these between two looks, whatever things wait for is not our own doing: refusing would not help. */
const FEW_CALLS = 25;
const FEW_UNDERWAY = 8;
const SHRINK = 0.8;
const GROW = 1.05;
const GROW_AT_LEAST = 4;
/** The limit grows only while it is made use of: otherwise nothing says that more would do. */
const USED_SHARE = 0.7;
/** Readers go before orders do. */
const READS_SHARE = 0.9;

/**
 * Lets in as many calls as can be answered soon, and refuses the rest at once: a queue that everybody stands in helps
 * nobody. The limit is found by trying, like a network's: a little more while nothing waits, much less when things do.
 */
export function createAdmission({
  start = 64,
  least = 8,
  most = 1000,
}: AdmissionOptions = {}): Admission {
  let limit = start;
  let underway = 0;
  let busiest = 0;
  let calls = 0;
  let wait_ms = 0;
  let turned_away = 0;
  let looks: readonly number[] = [];

  function isFull(): boolean {
    return underway >= limit;
  }

  return {
    admits(kind) {
      calls += 1;
      if (kind === 'vital') return !isFull();
      return wait_ms < READS_WAIT_MS && underway < limit * READS_SHARE;
    },
    isFull,
    turnAway() {
      calls += 1;
      turned_away += 1;
    },
    begin() {
      underway += 1;
      busiest = Math.max(busiest, underway);
      let isUnderway = true;
      return () => {
        if (isUnderway) underway -= 1;
        isUnderway = false;
      };
    },
    learn(waited) {
      const isBusy = calls >= FEW_CALLS || busiest >= FEW_UNDERWAY;
      looks = [isBusy ? waited : 0, ...looks].slice(0, LOOKS);
      calls = 0;
      wait_ms = looks.toSorted((a, b) => a - b)[Math.floor((looks.length - 1) / 2)] ?? 0;
      if (wait_ms > VITAL_WAIT_MS) limit = Math.max(least, Math.min(limit, busiest) * SHRINK);
      else if (busiest >= limit * USED_SHARE)
        limit = Math.min(most, Math.max(limit * GROW, limit + GROW_AT_LEAST));
      busiest = underway;
    },
    state: () => ({ limit: Math.floor(limit), underway, wait_ms, turned_away }),
  };
}
