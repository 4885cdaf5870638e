import { desc } from 'drizzle-orm';
import { readConfig } from '../config';
import { contacts } from '../db/schema/index';
import { withDeps } from './with-deps';

const MOST_SHOWN = 200;

/** Prints what came in by the contact form, the newest first; resolves with the exit code. */
export async function listContacts({ json }: { readonly json: boolean }): Promise<number> {
  const rows = await withDeps(readConfig(process.env), ({ db }) =>
    db.select().from(contacts).orderBy(desc(contacts.created_at)).limit(MOST_SHOWN),
  );
  const shown = rows.map(({ contact_id, created_at, content }) => ({
    contact_id,
    created_at: created_at.toISOString(),
    ...content,
  }));
  if (json) console.log(JSON.stringify(shown, null, 2));
  else if (shown.length === 0) console.log('Nobody has filled in the contact form.');
  for (const { created_at, name, email, phone, title, zip_code, country, message } of json
    ? []
    : shown)
    console.log(
      `${created_at}  ${name} <${email}> ${phone}, ${title}, ${zip_code} ${country}\n  ${message.replaceAll('\n', '\n  ')}\n`,
    );
  return 0;
}
