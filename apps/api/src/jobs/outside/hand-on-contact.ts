import { assertNever } from '@comanda/kernel';
import { eq } from 'drizzle-orm';
import type { Contact } from '@comanda/contracts';
import { contacts } from '../../db/schema/index';
import type { Deps } from '../../deps';
import { post, sendSigned } from './send-signed';

/** Hands a filled-in contact form to where such forms go, and notes that it was taken. Throws when it was not. */
export async function handOnContact(
  { db, clock, config, log }: Pick<Deps, 'db' | 'clock' | 'config' | 'log'>,
  { id, contact_id }: { readonly id: string; readonly contact_id: string },
): Promise<void> {
  const [contact] = await db.select().from(contacts).where(eq(contacts.contact_id, contact_id));
  if (contact === undefined) return;
  const { content, created_at } = contact;
  const sink = config.contactSink;
  switch (sink.kind) {
    case 'log':
      // The text stays in the database: messages of people do not belong in a log.
      log.info({ contact_id }, 'somebody filled in the contact form: comanda contacts');
      return;
    case 'webhook': {
      const data = { contact_id, ...content, created_at: created_at.toISOString() };
      const sent_at = clock.now();
      const body = { type: 'contact.received', timestamp: sent_at.toISOString(), data };
      await sendSigned(sink, { id, sent_at, body });
      break;
    }
    case 'hubspot': {
      const { apiBase, portalId, formId } = sink;
      const url = `${apiBase}/submissions/v3/integration/submit/${encodeURIComponent(portalId)}/${encodeURIComponent(formId)}`;
      await post(url, JSON.stringify(hubspotForm(content, created_at)));
      break;
    }
    default:
      assertNever(sink);
  }
  await db
    .update(contacts)
    .set({ handed_on_at: clock.now() })
    .where(eq(contacts.contact_id, contact_id));
}

/** https://developers.hubspot.com/docs/api-reference/legacy/forms: by the names HubSpot gives a contact's properties, without empty ones. */
function hubspotForm(content: Contact, created_at: Date): unknown {
  const { email, name, title, phone, zip_code, country, message } = content;
  const [firstname = name, ...rest] = name.split(/\s+/);
  const fields = {
    email,
    firstname,
    lastname: rest.join(' '),
    jobtitle: title,
    phone,
    zip: zip_code,
    country,
    message,
  };
  return {
    submittedAt: created_at.getTime(),
    fields: Object.entries(fields)
      .filter(([, value]) => value !== '')
      .map(([property, value]) => ({ objectTypeId: '0-1', name: property, value })),
  };
}
