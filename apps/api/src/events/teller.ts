import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../db/database';
import { outbox, restaurants } from '../db/schema/index';

export const CHANNEL = 'comanda_events';

/** Where the message lies that tells the same, should nobody else. */
export type MessageKey = { readonly restaurant_id: string; readonly outbox_id: string };

export type Teller = {
  readonly tell: (payload: string, message: MessageKey) => void;
  /** Resolves when all is told. */
  readonly done: () => Promise<void>;
};

type News = MessageKey & { readonly payload: string };

/** Sends what there is to tell one statement at a time; what comes while one is under way goes with the next. */
export function createTeller(db: Database, log: Logger): Teller {
  let waiting: News[] = [];
  let sending: Promise<void> | null = null;

  async function send(): Promise<void> {
    while (waiting.length > 0) {
      const news = waiting;
      waiting = [];
      try {
        await db.execute(tellAll(news));
      } catch (error) {
        log.warn({ err: error }, 'events were not told; the outbox tells of their orders again');
      }
    }
    sending = null;
  }

  return {
    tell(payload, message) {
      waiting.push({ ...message, payload });
      sending ??= send();
    },
    done: async () => (await sending) ?? undefined,
  };
}

/**
 * Tells, and marks their messages as told in the same moment: those are due now for the webhook of their restaurant, and
 * done where it has none.
 */
function tellAll(news: readonly News[]) {
  return sql`
    with news as (
      select * from jsonb_to_recordset(${JSON.stringify(news)}::jsonb)
        as news (restaurant_id uuid, outbox_id uuid, payload text)
    ), told as (
      update ${outbox} set
        due_at = ${outbox.created_at},
        done_at = case when ${restaurants.webhook} is null then ${outbox.created_at} end
      from ${restaurants}
      where ${restaurants.restaurant_id} = ${outbox.restaurant_id}
        and (${outbox.restaurant_id}, ${outbox.outbox_id}) in (select restaurant_id, outbox_id from news)
        and ${outbox.done_at} is null
    )
    select pg_notify(${CHANNEL}, payload) from news`;
}
