import type { ComandaEvent } from '@comanda/contracts';
import { eventSchema } from '@comanda/contracts/schemas';
import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database, OpenDatabase } from '../db/database';

const CHANNEL = 'comanda_events';

/** Hears an event, or `null` when events may have been missed and everything known must be read again. */
export type EventListener = (event: ComandaEvent | null) => void;

export type EventBus = {
  /** Tells every server once the transaction commits; never if it rolls back. Outside a transaction it tells at once. */
  readonly publish: (tx: Database, event: ComandaEvent) => Promise<void>;
  /** Calls back for every event of every server, this one's own included. Returns the way to stop. */
  readonly subscribe: (listener: EventListener) => () => void;
  readonly close: () => Promise<void>;
};

/** A bus over the database's LISTEN/NOTIFY: what is not committed is not told, and all servers hear the same. */
export async function openEventBus(
  database: Pick<OpenDatabase, 'listen'>,
  log: Logger,
): Promise<EventBus> {
  const listeners = new Set<EventListener>();

  function tellAll(event: ComandaEvent | null): void {
    for (const listener of listeners) {
      try {
        listener(event);
      } catch (error) {
        log.error({ err: error }, 'a listener failed on an event');
      }
    }
  }

  function receive(payload: string): void {
    const event = readEvent(payload);
    if (event === null)
      log.warn('an event was not understood; another version of the server may have sent it');
    else tellAll(event);
  }

  const stop = await database.listen(CHANNEL, receive, () => tellAll(null));
  return {
    async publish(tx, event) {
      await tx.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(event)})`);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async close() {
      listeners.clear();
      await stop();
    },
  };
}

function readEvent(payload: string): ComandaEvent | null {
  try {
    return eventSchema.safeParse(JSON.parse(payload)).data ?? null;
  } catch {
    return null;
  }
}
