import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { delivery_quotes, guests, idempotency_keys } from '../../db/schema/index';
import type { GuestKey } from './blank-guests';

/** Takes a guest's names and address out of the replies that are kept for a day; the replies stay, so that nothing is done twice. */
export async function blankReplies(db: Database, { guest_id }: GuestKey): Promise<void> {
  const { reply } = idempotency_keys;
  for (const text of await textsOf(db, guest_id)) {
    // As it stands within JSON.
    const written = JSON.stringify(text).slice(1, -1);
    await db
      .update(idempotency_keys)
      .set({ reply: sql`replace(${reply}::text, ${written}, '')::jsonb` })
      .where(
        sql`strpos(${reply}::text, ${guest_id}) > 0 and strpos(${reply}::text, ${written}) > 0`,
      );
  }
}

/** The longest first: a whole name before its parts. */
async function textsOf(db: Database, guest_id: string): Promise<string[]> {
  const named = await db
    .select({ name: guests.name })
    .from(guests)
    .where(eq(guests.guest_id, guest_id));
  const quoted = await db
    .select({ dropoff: delivery_quotes.dropoff })
    .from(delivery_quotes)
    .where(eq(delivery_quotes.guest_id, guest_id));
  const texts = [
    ...named.flatMap(({ name }) => [name, ...lastNames(name)]),
    ...quoted.flatMap(({ dropoff }) => [dropoff.address, dropoff.instructions, dropoff.last_name]),
  ];
  return [...new Set(texts)].filter(isTelling).toSorted((a, b) => b.length - a.length);
}

function lastNames(name: string): string[] {
  return name.trim().split(/\s+/).slice(1);
}

/** A letter or two would be found within ids and other words. */
function isTelling(text: string): boolean {
  return text.length > 2;
}
