import type { ComandaEvent } from '@comanda/contracts';
import { eventSchema } from '@comanda/contracts/schemas';
import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { v7 } from 'uuid';
import type { Database, OpenDatabase } from '../db/database';
import { CHANNEL, createTeller, type MessageKey } from './teller';

/**
 * Hears an event and its id, which is the same on every server, or `null` when events may have been missed and everything
 * known must be read again.
 */
export type EventListener = (event: ComandaEvent | null, event_id: string) => void;

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
  readonly close: () => Promise<void>;
};

/** A bus over the database's LISTEN/NOTIFY: what is not committed is not told, and all servers hear the same in the same order. */
export async function openEventBus(
  database: Pick<OpenDatabase, 'db' | 'listen'>,
  log: Logger,
): Promise<EventBus> {
  const listeners = new Set<EventListener>();
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
    if (read === null)
      log.warn('an event was not understood; another version of the server may have sent it');
    else tellAll(read.event, read.event_id);
  }

  const stop = await database.listen(CHANNEL, receive, () => tellAll(null, v7()));
  return {
    async publish(tx, event) {
      await tx.execute(notify(event));
    },
    tell: (event, message) => teller.tell(payloadOf(event), message),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async close() {
      await teller.done();
      listeners.clear();
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

function readEvent(payload: string): { event: ComandaEvent; event_id: string } | null {
  try {
    const { event_id, ...rest } = JSON.parse(payload) as Record<string, unknown>; // any fields; checked below
    const event = eventSchema.safeParse(rest).data;
    return event === undefined || typeof event_id !== 'string' ? null : { event, event_id };
  } catch {
    return null;
  }
}
