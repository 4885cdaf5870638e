import { brandOf, cvcLengthOf, lengthsOf } from './card-number';

const GROUPS: Readonly<Record<string, readonly number[]>> = {
  amex: [4, 6, 5],
  diners: [4, 6, 4],
};

export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

/** `4242424242424242` as `4242 4242 4242 4242`, in the groups that the brand prints. */
export function formatNumber(text: string): string {
  const digits = digitsOf(text);
  const brand = brandOf(digits);
  const longest = Math.max(...lengthsOf(brand));
  const kept = digits.slice(0, longest);
  const groups = kept.length <= 15 ? (GROUPS[brand ?? ''] ?? [4, 4, 4, 4, 3]) : [4, 4, 4, 4, 3];
  const parts: string[] = [];
  let from = 0;
  for (const size of groups) {
    if (from < kept.length) parts.push(kept.slice(from, from + size));
    from += size;
  }
  return parts.join(' ');
}

/** `5` as `05 / `, `1227` as `12 / 27`; while deleting, nothing is put behind the last digit. */
export function formatExpiry(text: string, isDeleting: boolean): string {
  // A typed slash ends a month of one digit; a pasted or autofilled year may have four.
  const slashed = /^\s*(\d)\s*\//.test(text) ? `0${text.trim()}` : text;
  let digits = digitsOf(slashed);
  const century = /^(\d{2})20(\d{2})$/.exec(digits);
  if (century) digits = `${century[1]}${century[2]}`;
  if (/^[2-9]/.test(digits)) digits = `0${digits}`;
  if (Number(digits.slice(0, 2)) > 12) digits = `0${digits}`;
  digits = digits.slice(0, 4);
  if (digits.length < 2 || (digits.length === 2 && isDeleting)) return digits;
  return `${digits.slice(0, 2)} / ${digits.slice(2)}`;
}

export function formatCvc(text: string, number: string): string {
  return digitsOf(text).slice(0, cvcLengthOf(brandOf(digitsOf(number))));
}

/** Canadian codes in capitals with their space; ZIP codes are left as they are. */
export function formatPostalCode(text: string, country: string): string {
  const upper = text.toUpperCase();
  if (country !== 'CA') return upper.slice(0, 10);
  const compact = upper.replaceAll(/[^A-Z0-9]/g, '').slice(0, 6);
  return compact.length > 3 ? `${compact.slice(0, 3)} ${compact.slice(3)}` : compact;
}
