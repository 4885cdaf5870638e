import type { EventEmitter } from 'node:events';
import { setImmediate } from 'node:timers/promises';

/** Limits the wait: endless new connections must not block other requests. */
const LONGEST_MS = 500;

/**
 * Node takes up one new connection per turn of its loop, however many wait. While other work is begun in between, those
 * that nobody has looked at wait for seconds and cannot even be refused. Tells when a rush will be over: when a turn has
 * passed without a new connection; null while there is none.
 */
export function watchRush(server: EventEmitter): () => Promise<void> | null {
  let taken = 0;
  let rush: Promise<void> | null = null;
  server.on('connection', () => {
    taken += 1;
    rush ??= untilOver();
  });

  async function untilOver(): Promise<void> {
    const until = performance.now() + LONGEST_MS;
    let seen: number;
    do {
      seen = taken;
      // The first comes in the very turn of a connection, the second after the next turn.
      await setImmediate();
      await setImmediate();
    } while (taken > seen && performance.now() < until);
    rush = null;
  }

  return () => rush;
}
