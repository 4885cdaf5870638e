import { MAX_CONTACT_LENGTHS } from '@comanda/contracts';
import type { ContactFault, ContactField } from './fields';

/** Names of the data attributes in which the form brings the text of each fault. */
const TEXTS = {
  empty: 'empty',
  email_invalid: 'emailInvalid',
  too_long: 'tooLong',
} as const satisfies Record<ContactFault, string>;

/** Words a fault of a field in the language of the page. */
export function faultText(
  form: HTMLFormElement,
  { id, name }: Pick<HTMLInputElement, 'id' | 'name'>,
  fault: ContactFault,
): string {
  const label = form.querySelector(`label[for="${id}"]`)?.textContent ?? '';
  const most = MAX_CONTACT_LENGTHS[name as ContactField]; // the page names them
  return (form.dataset[TEXTS[fault]] ?? '')
    .replace('{field}', label)
    .replace('{most}', String(most));
}
