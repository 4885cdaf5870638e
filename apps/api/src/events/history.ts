import type { ComandaEvent } from '@comanda/contracts';

/** A client that was away for longer reads everything afresh. */
const KEPT_MS = 2 * 60_000;
const MOST_KEPT = 5000;

export type PastEvent = { readonly event_id: string; readonly event: ComandaEvent };

export type History = {
  readonly add: (past: PastEvent) => void;
  /** Events after the given one, oldest first; null when that one is unknown, so that events may be missing. */
  readonly since: (event_id: string) => readonly PastEvent[] | null;
  /** The id of the newest event. */
  readonly newest: () => string;
  /** Forgets everything: from here on, `start` is the newest. */
  readonly restart: (start: string) => void;
};

type Kept = PastEvent & { readonly at: number };

/** The events of the last two minutes, so that a client which comes back hears what it missed. */
export function createHistory(start: string, now: () => number = () => performance.now()): History {
  let events: Kept[] = [];
  let first = 0;
  let positions = new Map<string, number>([[start, 0]]);
  let last = start;

  /** Positions count on for ever; `first` of them are gone. Forgets in large steps, since moving all the others is slow. */
  function forgetOld(): void {
    const oldest = now() - KEPT_MS;
    const fresh = events.findIndex(({ at }) => at >= oldest);
    const old = Math.max(fresh === -1 ? events.length : fresh, events.length - MOST_KEPT);
    for (const [event_id, position] of positions) {
      if (position >= first + old) break;
      positions.delete(event_id);
    }
    events = events.slice(old);
    first += old;
  }

  return {
    add(past) {
      events.push({ ...past, at: now() });
      positions.set(past.event_id, first + events.length);
      last = past.event_id;
      if (events.length % 1000 === 0) forgetOld();
    },
    since(event_id) {
      const position = positions.get(event_id);
      if (position === undefined) return null;
      return events.slice(position - first);
    },
    newest: () => last,
    restart(next) {
      events = [];
      first = 0;
      positions = new Map([[next, 0]]);
      last = next;
    },
  };
}
