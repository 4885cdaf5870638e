import { err, ok, type Result } from '@comanda/kernel';
import type { HubSpotSettings } from './hubspot-settings';

/** A form that was taken, its values by the names of its fields. */
export type Submission = {
  readonly submitted_at: number | null;
  readonly values: Readonly<Record<string, string>>;
};

/** A fault of a submission, by the words that HubSpot documents. */
export type FormFault = { readonly message: string; readonly errorType: string };

type Field = { readonly name?: unknown; readonly value?: unknown; readonly objectTypeId?: unknown };

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/u;
/** Properties of a contact, the only object that the form has. */
const CONTACT = '0-1';

/** Reads a submission by the fields of its form, or returns all its faults. */
export function readSubmission(
  { fields, required }: HubSpotSettings,
  body: unknown,
): Result<Submission, readonly FormFault[]> {
  const { fields: sent, submittedAt } = (body ?? {}) as {
    readonly fields?: unknown;
    readonly submittedAt?: unknown;
  }; // checked below
  if (!Array.isArray(sent)) return err([fault('fields', 'is required', 'INVALID_METADATA')]);
  const faults: FormFault[] = [];
  const values: Record<string, string> = {};
  for (const { name, value, objectTypeId = CONTACT } of sent as readonly Field[]) {
    if (typeof name !== 'string' || objectTypeId !== CONTACT || !fields.includes(name))
      faults.push(fault(String(name), 'is not in the form', 'FIELD_NOT_IN_FORM_DEFINITION'));
    else if (typeof value !== 'string') faults.push(fault(name, 'is no text', 'INVALID_METADATA'));
    else values[name] = value;
  }
  for (const name of required)
    if (!values[name]) faults.push(fault(name, 'is required', 'REQUIRED_FIELD'));
  const { email } = values;
  if (email && !EMAIL.test(email)) faults.push(fault('email', 'is invalid', 'INVALID_EMAIL'));
  if (faults.length > 0) return err(faults);
  return ok({ submitted_at: typeof submittedAt === 'number' ? submittedAt : null, values });
}

function fault(field: string, what: string, errorType: string): FormFault {
  return { message: `Error in 'fields.${field}'. ${field} ${what}`, errorType };
}
