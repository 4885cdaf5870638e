import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';

/** A phone number as it is stored (E.164), or null when nobody could be called on what was typed. */
export function toE164(typed: string, default_country: string): string | null {
  const country: CountryCode | undefined = isSupportedCountry(default_country)
    ? default_country
    : undefined;
  const number = parsePhoneNumberFromString(typed, country);
  return number?.isValid() === true ? number.number : null;
}
