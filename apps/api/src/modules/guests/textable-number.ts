import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Numbers of people; in North America nobody can tell a mobile from a landline by its digits. */
const TEXTABLE = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE']);

/** Whether a number (E.164) may be sent texts: somebody's own phone, in a country that the restaurant sends them to. */
export function isTextable(phone_number: string, countries: readonly string[]): boolean {
  const number = parsePhoneNumberFromString(phone_number);
  const type = number?.getType();
  return (
    number?.country !== undefined &&
    countries.includes(number.country) &&
    type !== undefined &&
    TEXTABLE.has(type)
  );
}
