import { and, isNotNull, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import type { Deps } from '../deps';
import {
  access_tokens,
  contacts,
  limit_counters,
  order_numbers,
  outbox,
  payments,
  phone_verifications,
  webhook_events,
} from '../db/schema/index';
import { withoutTimeLimit } from '../db/without-time-limit';
import { IDLE_SECONDS } from '../plugins/auth/session-ages';
import { forgetQuotes } from '../modules/delivery/forget-quotes';
import { forgetKeys } from '../plugins/idempotency/key-store';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Finished rows are kept for this long, so that problems can be investigated. */
const KEPT_DAYS = 30;

/** Forgets what has served its time: keys, counters, numbers, spent tokens, delivered messages, handled webhooks. */
export async function runCleanup(deps: Deps): Promise<void> {
  // Each in a transaction of its own: after a long pause of all servers there may be much to forget.
  for (const forget of deletionsOf(deps)) await withoutTimeLimit(deps.db, forget);
}

type Deletion = (db: Database) => Promise<unknown>;

function deletionsOf({ clock }: Pick<Deps, 'clock'>): readonly Deletion[] {
  const now = clock.now().getTime();
  const dayAgo = new Date(now - DAY_MS);
  const longAgo = new Date(now - KEPT_DAYS * DAY_MS);
  const idle = new Date(now - IDLE_SECONDS.device * 1000);
  return [
    (db) => forgetKeys(db, dayAgo),
    (db) => db.delete(limit_counters).where(lt(limit_counters.window_starts_at, dayAgo)),
    (db) =>
      db
        .update(payments)
        .set({ network: null })
        .where(and(isNotNull(payments.network), lt(payments.created_at, dayAgo))),
    (db) => db.delete(order_numbers).where(lt(order_numbers.given_at, new Date(now - 2 * DAY_MS))),
    (db) =>
      db
        .delete(access_tokens)
        .where(and(lt(access_tokens.last_used_at, longAgo), ne(access_tokens.role, 'device'))),
    (db) => db.delete(access_tokens).where(lt(access_tokens.last_used_at, idle)),
    // A message that someone wrote to us and no receiver took stays, and so does its dead letter, of which the doctor tells.
    (db) => db.delete(contacts).where(lt(contacts.handed_on_at, longAgo)),
    (db) => db.delete(outbox).where(and(lt(outbox.done_at, longAgo), sql`not ${isOfKeptContact}`)),
    (db) => forgetQuotes(db, dayAgo),
    (db) => db.delete(phone_verifications).where(lt(phone_verifications.sent_at, dayAgo)),
    (db) =>
      db
        .delete(webhook_events)
        .where(and(isNotNull(webhook_events.handled_at), lt(webhook_events.handled_at, longAgo))),
  ];
}

const isOfKeptContact = sql`(${outbox.kind} = 'contact.received' and ${outbox.dead_at} is not null and exists (
  select from ${contacts} where ${contacts.contact_id}::text = ${outbox.payload}->>'contact_id' and ${contacts.handed_on_at} is null))`;
