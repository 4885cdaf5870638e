import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Deps } from '../../deps';
import { contacts, outbox } from '../../db/schema/index';

/** Marks messages as done by a person, so that nothing hands them on any more; returns the ids that there were. */
export async function closeContacts(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  contact_ids: readonly string[],
): Promise<readonly string[]> {
  return db.transaction(async (tx) => {
    const closed = await tx
      .update(contacts)
      .set({ handed_on_at: clock.now() })
      .where(inArray(sql`${contacts.contact_id}::text`, [...contact_ids]))
      .returning({ contact_id: contacts.contact_id });
    const ids = closed.map(({ contact_id }) => contact_id);
    if (ids.length > 0)
      await tx
        .delete(outbox)
        .where(
          and(
            eq(outbox.kind, 'contact.received'),
            inArray(sql`${outbox.payload}->>'contact_id'`, ids),
          ),
        );
    return ids;
  });
}
