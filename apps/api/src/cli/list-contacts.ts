import { readConfig } from '../config';
import { readContacts } from '../modules/contact/read-contacts';
import { withDeps } from './with-deps';

type ListOptions = { readonly all: boolean; readonly json: boolean };

/** Prints the messages of the contact form that nobody has taken yet, or all; resolves with the exit code. */
export async function listContacts({ all, json }: ListOptions): Promise<number> {
  const rows = await withDeps(readConfig(process.env), (deps) => readContacts(deps, { all }));
  const shown = rows.map(({ contact_id, created_at, handed_on_at, content }) => ({
    contact_id,
    created_at: created_at.toISOString(),
    handed_on_at: handed_on_at?.toISOString() ?? null,
    ...content,
  }));
  if (json) {
    console.log(JSON.stringify(shown, null, 2));
    return 0;
  }
  if (shown.length === 0)
    console.log(all ? 'No message is stored.' : 'No message waits for a reader.');
  for (const { contact_id, created_at, handed_on_at, ...content } of shown) {
    const { name, email, phone, title, zip_code, country, message } = content;
    const state = handed_on_at === null ? '' : `, handed on ${handed_on_at}`;
    console.log(
      `${created_at}  ${contact_id}${state}\n  ${name} <${email}> ${phone}, ${title}, ${zip_code} ${country}\n  ${message.replaceAll('\n', '\n  ')}\n`,
    );
  }
  return 0;
}
