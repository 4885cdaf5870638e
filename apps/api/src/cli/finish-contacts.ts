import { readConfig } from '../config';
import { closeContacts } from '../modules/contact/close-contacts';
import { withDeps } from './with-deps';

/** Marks messages of the contact form as done; resolves with the exit code, 1 where one of them is not stored. */
export async function finishContacts(contact_ids: readonly string[]): Promise<number> {
  const closed = await withDeps(readConfig(process.env), (deps) =>
    closeContacts(deps, contact_ids),
  );
  for (const contact_id of contact_ids)
    console.log(closed.includes(contact_id) ? `✓ ${contact_id}` : `✗ ${contact_id} is not stored`);
  return closed.length === new Set(contact_ids).size ? 0 : 1;
}
