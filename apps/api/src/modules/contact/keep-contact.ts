import { createHash } from 'node:crypto';
import type { Contact } from '@comanda/contracts';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../deps';
import { contacts } from '../../db/schema/index';
import { enqueue, NO_RESTAURANT } from '../../jobs/outbox/messages';

/** Keeps a filled-in form and what must be done with it, in one transaction. Sent again on the same day it is the same one. */
export async function keepContact(
  deps: Pick<Deps, 'db' | 'clock' | 'newId'>,
  content: Contact,
): Promise<string> {
  const now = deps.clock.now();
  const content_hash = hashOf(content, now);
  return deps.db.transaction(async (tx) => {
    const [kept] = await tx
      .insert(contacts)
      .values({ contact_id: deps.newId(), content_hash, content, created_at: now })
      .onConflictDoNothing()
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

function hashOf(content: Contact, now: Date): string {
  const { email, name, title, phone, zip_code, country, message } = content;
  const day = now.toISOString().slice(0, 10);
  const all = JSON.stringify([day, email, name, title, phone, zip_code, country, message]);
  return createHash('sha256').update(all).digest('hex');
}
