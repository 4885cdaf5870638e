import { expiryProblem } from '../../cards/check-card';
import type { Problem } from '../../cards/check-card';
import { passesLuhn } from '../../cards/card-number';
import { digitsOf, formatExpiry, formatNumber } from '../../cards/format-card';
import type { FieldName } from './field-messages';

type FieldRule = {
  readonly autocomplete: string;
  readonly format: (text: string, isDeleting: boolean) => string;
  readonly problem: (text: string) => Problem | undefined;
};

/** How each field writes and judges what is typed. A field knows nothing of its siblings. */
export const FIELD_RULES: Readonly<Record<FieldName, FieldRule>> = {
  number: { autocomplete: 'cc-number', format: formatNumber, problem: numberProblem },
  expiry: {
    autocomplete: 'cc-exp',
    format: formatExpiry,
    problem: (text) => expiryProblem(text, new Date()),
  },
  cvv: {
    autocomplete: 'cc-csc',
    format: (text) => digitsOf(text).slice(0, 4),
    problem: (text) => (text.length < 3 ? 'incomplete_cvc' : undefined),
  },
};

/** Thirteen digits are the shortest number that these services take. */
function numberProblem(text: string): Problem | undefined {
  const digits = digitsOf(text);
  if (digits.length >= 13 && passesLuhn(digits)) return undefined;
  return digits.length < 15 ? 'incomplete_number' : 'invalid_number';
}
