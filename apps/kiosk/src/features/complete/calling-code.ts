import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';

/** What numbers of a country (ISO 3166 alpha-2) begin with; a plus alone where the country is not known. */
export function callingCode(country: string): string {
  return isSupportedCountry(country) ? `+${getCountryCallingCode(country)}` : '+';
}
