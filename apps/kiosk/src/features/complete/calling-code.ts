import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';

/** Returns the calling code of a country (ISO 3166 alpha-2) with its plus; a plus alone where the country is not known. */
export function callingCode(country: string): string {
  return isSupportedCountry(country) ? `+${getCountryCallingCode(country)}` : '+';
}
