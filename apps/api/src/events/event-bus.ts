import type { ComandaEvent } from '@comanda/contracts';
import { eventSchema } from '@comanda/contracts/schemas';
import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { v7 } from 'uuid';
import { z } from 'zod';
import type { Database, OpenDatabase } from '../db/database';
import { CHANNEL, createTeller, type MessageKey } from './teller';

/**
 * Hears an event and its id, which is the same on every server, or `null` when events may have been missed and everything
 * known must be read again.
 */
export type EventListener = (event: ComandaEvent | null, event_id: string) => void;

/** Tokens that open nothing any more. Servers tell each other; no client hears of it. */
const endedSchema = z.strictObject({
  type: z.literal('access.ended'),
  token_hashes: z.array(z.string()),
});
const MOST_HASHES = 50;

export type EventBus = {
  /** Tells every server once the transaction commits; never if it rolls back. Outside a transaction it tells at once. */
  readonly publish: (tx: Database, event: ComandaEvent) => Promise<void>;
  /**
   * Tells every server of what has committed, in a moment, together with whatever else there is to tell: a NOTIFY in the
   * transaction itself makes all commits of the database wait for each other. Should this server die first, its message in
   * the outbox is left, and whoever takes that up tells it.
   */
  readonly tell: (event: ComandaEvent, message: MessageKey) => void;
  /** Calls back for every event of every server, this one's own included. Returns the way to stop. */
  readonly subscribe: (listener: EventListener) => () => void;
  /** As `publish` and `subscribe`: which tokens have ended. */
  readonly publishEnded: (tx: Database, token_hashes: readonly string[]) => Promise<void>;
  readonly subscribeEnded: (listener: (token_hash: string) => void) => () => void;
  readonly close: () => Promise<void>;
};

/** A bus over the database's LISTEN/NOTIFY: what is not committed is not told, and all servers hear the same in the same order. */
export async function openEventBus(
  database: Pick<OpenDatabase, 'db' | 'listen'>,
  log: Logger,
): Promise<EventBus> {
  const listeners = new Set<EventListener>();
  const endListeners = new Set<(token_hash: string) => void>();
  const teller = createTeller(database.db, log);

  function tellAll(event: ComandaEvent | null, event_id: string): void {
    for (const listener of listeners) {
      try {
        listener(event, event_id);
      } catch (error) {
        log.error({ err: error }, 'a listener failed on an event');
      }
    }
  }

  function receive(payload: string): void {
    const read = readEvent(payload);
    if (read !== null && 'token_hashes' in read)
      for (const token_hash of read.token_hashes)
        for (const listener of endListeners) listener(token_hash);
    else if (read === null)
      log.warn('an event was not understood; another version of the server may have sent it');
    else tellAll(read.event, read.event_id);
  }

  const stop = await database.listen(CHANNEL, receive, () => tellAll(null, v7()));
  return {
    async publish(tx, event) {
      await tx.execute(notify(event));
    },
    async publishEnded(tx, token_hashes) {
      // A notification holds 8,000 bytes.
      for (let at = 0; at < token_hashes.length; at += MOST_HASHES) {
        const ended = {
          type: 'access.ended',
          token_hashes: token_hashes.slice(at, at + MOST_HASHES),
        };
        await tx.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(ended)})`);
      }
    },
    subscribeEnded(listener) {
      endListeners.add(listener);
      return () => void endListeners.delete(listener);
    },
    tell: (event, message) => teller.tell(payloadOf(event), message),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async close() {
      await teller.done();
      listeners.clear();
      endListeners.clear();
      await stop();
    },
  };
}

/** The statement that tells an event with its transaction, for whoever joins it to another statement. */
export function notify(event: ComandaEvent) {
  return sql`select pg_notify(${CHANNEL}, ${payloadOf(event)})`;
}

function payloadOf(event: ComandaEvent): string {
  return JSON.stringify({ event_id: v7(), ...event });
}

function readEvent(
  payload: string,
): { event: ComandaEvent; event_id: string } | z.infer<typeof endedSchema> | null {
  try {
    const { event_id, ...rest } = JSON.parse(payload) as Record<string, unknown>; // any fields; checked below
    const ended = endedSchema.safeParse(rest).data;
    if (ended !== undefined) return ended;
    const event = eventSchema.safeParse(rest).data;
    return event === undefined || typeof event_id !== 'string' ? null : { event, event_id };
  } catch {
    return null;
  }
}
