import { LRUCache } from 'lru-cache';
import type { Window } from './kept-counter';

/** Windows remembered at most; those uncounted for longest are forgotten first. */
const MOST_WINDOWS = 50_000;

/** Counts in this server's memory: for limits whose loss in a restart hurts nobody. */
export function createOwnCounter(): (window: Window, weight?: number) => number {
  const counts = new LRUCache<string, number>({ max: MOST_WINDOWS });
  return ({ scope, subject, starts_at }, weight = 1) => {
    const key = `${scope} ${subject} ${starts_at.getTime()}`;
    const count = (counts.get(key) ?? 0) + weight;
    counts.set(key, count);
    return count;
  };
}
