import { CONTACT_EMAIL, MAX_CONTACT_LENGTHS } from '@comanda/contracts';

/** The fields of the contact form, in their order on the page. */
export const CONTACT_FIELDS = [
  'email',
  'name',
  'title',
  'phone',
  'zip_code',
  'country',
  'message',
] as const satisfies readonly (keyof typeof MAX_CONTACT_LENGTHS)[];

export type ContactField = (typeof CONTACT_FIELDS)[number];

export type Typed = Readonly<Partial<Record<ContactField, string>>>;

export type ContactFault = 'empty' | 'email_invalid' | 'too_long';

export type ContactFaults = Readonly<Partial<Record<ContactField, ContactFault>>>;

/** Checks the form by the rules of the wire, which a browser cannot load whole. */
export function findFaults(typed: Typed): ContactFaults {
  return Object.fromEntries(
    CONTACT_FIELDS.flatMap((field) => {
      const fault = faultOf(field, typed[field]?.replaceAll('\r\n', '\n').trim() ?? '');
      return fault === null ? [] : [[field, fault]];
    }),
  );
}

function faultOf(field: ContactField, value: string): ContactFault | null {
  if (value === '') return 'empty';
  if (value.length > MAX_CONTACT_LENGTHS[field]) return 'too_long';
  return field === 'email' && !CONTACT_EMAIL.test(value) ? 'email_invalid' : null;
}
