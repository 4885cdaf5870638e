import { setTimeout } from 'node:timers/promises';

/** A source of chance that gives the same again for the same seed. */
export function createRandom(seed) {
  let state = seed >>> 0;
  function next() {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  return {
    chance: (share) => next() < share,
    between: (low, high) => low + next() * (high - low),
    /** One of `[weight, value]` pairs. */
    pick(pairs) {
      let left = next() * pairs.reduce((sum, [weight]) => sum + weight, 0);
      for (const [weight, value] of pairs) {
        left -= weight;
        if (left < 0) return value;
      }
      return pairs[0][1];
    },
  };
}

export function sleep(milliseconds) {
  return setTimeout(milliseconds);
}
