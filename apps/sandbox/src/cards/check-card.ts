import { brandOf, cvcLengthOf, lengthsOf, passesLuhn } from './card-number';
import { digitsOf } from './format-card';

/** Possible faults of a typed card. */
export type Problem =
  | 'incomplete_number'
  | 'invalid_number'
  | 'incomplete_expiry'
  | 'invalid_expiry_month_past'
  | 'invalid_expiry_year_past'
  | 'invalid_expiry_year'
  | 'incomplete_cvc'
  | 'incomplete_zip'
  | 'incomplete_postal_code';

/** Countries whose cards are checked by postal code. */
export const POSTAL_COUNTRIES: readonly string[] = ['US', 'CA', 'GB'];

export function numberProblem(text: string): Problem | undefined {
  const digits = digitsOf(text);
  const lengths = lengthsOf(brandOf(digits));
  if (digits.length < Math.min(...lengths)) return 'incomplete_number';
  if (!passesLuhn(digits)) {
    return digits.length < Math.max(...lengths) ? 'incomplete_number' : 'invalid_number';
  }
  return undefined;
}

export function expiryProblem(text: string, today: Date): Problem | undefined {
  const digits = digitsOf(text);
  if (digits.length < 4) return 'incomplete_expiry';
  const month = Number(digits.slice(0, 2));
  const year = 2000 + Number(digits.slice(2));
  if (month === 0) return 'incomplete_expiry';
  if (year < today.getFullYear()) return 'invalid_expiry_year_past';
  if (year > today.getFullYear() + 50) return 'invalid_expiry_year';
  const isPast = year === today.getFullYear() && month < today.getMonth() + 1;
  return isPast ? 'invalid_expiry_month_past' : undefined;
}

export function cvcProblem(text: string, number: string): Problem | undefined {
  const length = cvcLengthOf(brandOf(digitsOf(number)));
  return digitsOf(text).length < length ? 'incomplete_cvc' : undefined;
}

export function postalProblem(text: string, country: string): Problem | undefined {
  switch (country) {
    case 'US':
      return /^\d{5}(-?\d{4})?$/.test(text) ? undefined : 'incomplete_zip';
    case 'CA':
      return /^[A-Z]\d[A-Z] \d[A-Z]\d$/.test(text) ? undefined : 'incomplete_postal_code';
    case 'GB':
      return text.trim().length >= 5 ? undefined : 'incomplete_postal_code';
    default:
      return undefined;
  }
}
