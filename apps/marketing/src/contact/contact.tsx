import { CONTACT_TRAP_FIELD, MAX_CONTACT_LENGTHS } from '@comanda/contracts';
import { replyPromise } from '../claims';
import { fill } from '../content';
import type { PageProps } from '../layout/page-props';
import { CONTACT_FIELDS, type ContactFaults, type ContactField, type Typed } from './fields';

const AUTOCOMPLETE: Readonly<Record<ContactField, string | undefined>> = {
  email: 'email',
  name: 'name',
  title: 'organization-title',
  phone: 'tel',
  zip_code: 'postal-code',
  country: 'country-name',
  message: undefined,
};

const INPUT_TYPES: Readonly<Partial<Record<ContactField, string>>> = {
  email: 'email',
  phone: 'tel',
};

export type ContactState = {
  readonly typed?: Typed;
  readonly faults?: ContactFaults;
  /** Too many messages came from the same address. */
  readonly isLimited?: boolean;
};

/** The contact form. It works without script: the server answers with the same page and its faults. */
export function Contact({
  language,
  content,
  operator,
  typed = {},
  faults = {},
  isLimited = false,
}: PageProps & ContactState) {
  const { contact } = content;
  const isFaulty = Object.keys(faults).length > 0;
  return (
    <section className="contact">
      <h1>{contact.title}</h1>
      <p className="lead">{replyPromise(content, operator.claims)}</p>
      {(isFaulty || isLimited) && (
        <p className="alert" role="alert">
          {isLimited ? contact.too_many : contact.not_sent}
        </p>
      )}
      <form
        id="contact-form"
        method="post"
        action="/api/contact/form"
        noValidate
        data-empty={contact.empty}
        data-email-invalid={contact.email_invalid}
        data-too-long={contact.too_long}
        data-sending={contact.sending}
      >
        <input type="hidden" name="language" value={language} />
        <p className="trap" aria-hidden="true">
          <label>
            {contact.trap}
            <input type="text" name={CONTACT_TRAP_FIELD} tabIndex={-1} autoComplete="off" />
          </label>
        </p>
        {CONTACT_FIELDS.map((field) => (
          <p key={field} className="field">
            <label htmlFor={field}>{contact.fields[field]}</label>
            {control(field)}
            <span id={`${field}-fault`} className="fault">
              {faultText(field)}
            </span>
          </p>
        ))}
        <button className="button" type="submit">
          {contact.send}
        </button>
      </form>
    </section>
  );

  function control(field: ContactField) {
    const props = {
      id: field,
      name: field,
      required: true,
      maxLength: MAX_CONTACT_LENGTHS[field],
      defaultValue: typed[field],
      autoComplete: AUTOCOMPLETE[field],
      'aria-describedby': `${field}-fault`,
      'aria-invalid': faults[field] !== undefined,
    };
    return field === 'message' ? (
      <textarea rows={6} {...props} />
    ) : (
      <input type={INPUT_TYPES[field] ?? 'text'} {...props} />
    );
  }

  function faultText(field: ContactField): string {
    const fault = faults[field];
    if (fault === undefined) return '';
    return fill(contact[fault], { field: contact.fields[field], most: MAX_CONTACT_LENGTHS[field] });
  }
}
