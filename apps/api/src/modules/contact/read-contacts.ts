import { desc, isNull } from 'drizzle-orm';
import type { Deps } from '../../deps';
import { contacts } from '../../db/schema/index';

const MOST_SHOWN = 200;

type StoredContact = typeof contacts.$inferSelect;

/** Reads the messages that nobody has taken yet, or all that are stored; the newest first. */
export function readContacts(
  { db }: Pick<Deps, 'db'>,
  { all }: { readonly all: boolean },
): Promise<StoredContact[]> {
  return db
    .select()
    .from(contacts)
    .where(all ? undefined : isNull(contacts.handed_on_at))
    .orderBy(desc(contacts.created_at))
    .limit(MOST_SHOWN);
}
