import type { isValidPhoneNumber } from 'libphonenumber-js/min';

type Check = typeof isValidPhoneNumber;

// The numbering plans of all countries are larger than any page: loaded once a number is typed.
let check: Check | null = null;

/** Fetches what `isPhoneValid` needs. Without it the server alone judges, as it does in the end anyway. */
export async function prepareToCheckPhones(): Promise<void> {
  try {
    check ??= (await import('libphonenumber-js/min')).isValidPhoneNumber;
  } catch {
    check = null;
  }
}

/** Whether it can be a number that is called from this country (ISO 3166 alpha-2); true while that cannot be told here. */
export function isPhoneValid(phone: string, country: string): boolean {
  // The library's type lists the countries it knows; it answers false for others.
  return check === null || check(phone, country as Parameters<Check>[1]);
}
