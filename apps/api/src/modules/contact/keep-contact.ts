import { createHash } from 'node:crypto';
import type { Contact } from '@comanda/contracts';
import { eq, lte } from 'drizzle-orm';
import type { Deps } from '../../deps';
import { contacts } from '../../db/schema/index';
import { enqueue, NO_RESTAURANT } from '../../jobs/outbox/messages';

/** The same message counts as sent twice within this time, as a new one afterwards. */
const SAME_WITHIN_MS = 24 * 3_600_000;

/**
 * Keeps a filled-in form and what must be done with it, in one transaction. The same message within a day is the same contact;
 * later it takes the row of the old one, and is handed on again.
 */
export async function keepContact(
  deps: Pick<Deps, 'db' | 'clock' | 'newId'>,
  content: Contact,
): Promise<string> {
  const now = deps.clock.now();
  const content_hash = hashOf(content);
  const row = { contact_id: deps.newId(), content_hash, content, created_at: now };
  return deps.db.transaction(async (tx) => {
    // The row decides between two that come at once: the second waits for the first one's commit, and is not older than a day.
    const [kept] = await tx
      .insert(contacts)
      .values(row)
      .onConflictDoUpdate({
        target: contacts.content_hash,
        set: { contact_id: row.contact_id, created_at: now, handed_on_at: null },
        setWhere: lte(contacts.created_at, new Date(now.getTime() - SAME_WITHIN_MS)),
      })
      .returning({ contact_id: contacts.contact_id });
    if (kept === undefined) {
      const [known] = await tx
        .select({ contact_id: contacts.contact_id })
        .from(contacts)
        .where(eq(contacts.content_hash, content_hash));
      if (known !== undefined) return known.contact_id;
      throw new Error(
        'A contact vanished while it was sent again. Nothing was kept; send it anew.',
      );
    }
    const { contact_id } = kept;
    await enqueue({ ...deps, db: tx }, NO_RESTAURANT, {
      kind: 'contact.received',
      payload: { contact_id },
    });
    return contact_id;
  });
}

function hashOf({ email, name, title, phone, zip_code, country, message }: Contact): string {
  const all = JSON.stringify([email, name, title, phone, zip_code, country, message]);
  return createHash('sha256').update(all).digest('hex');
}
