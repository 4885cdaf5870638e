import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../db/database';

export const CHANNEL = 'comanda_events';

export type Teller = {
  readonly tell: (payload: string) => void;
  /** Resolves when all is told. */
  readonly done: () => Promise<void>;
};

/** Sends what there is to tell one statement at a time; what comes while one is under way goes with the next. */
export function createTeller(db: Database, log: Logger): Teller {
  let waiting: string[] = [];
  let sending: Promise<void> | null = null;

  async function send(): Promise<void> {
    while (waiting.length > 0) {
      const payloads = JSON.stringify(waiting);
      waiting = [];
      try {
        await db.execute(
          sql`select pg_notify(${CHANNEL}, payload) from jsonb_array_elements_text(${payloads}::jsonb) payload`,
        );
      } catch (error) {
        log.warn({ err: error }, 'events were not told; the outbox tells of their orders again');
      }
    }
    sending = null;
  }

  return {
    tell(payload) {
      waiting.push(payload);
      sending ??= send();
    },
    done: async () => (await sending) ?? undefined,
  };
}
