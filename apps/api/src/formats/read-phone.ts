import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import type { Problem } from './foreign-menu';
import { textOf } from './json-shape';

const SEPARATORS = /[;/|\n]|,(?!\d)|,\s*(?=\+)/;

/** "1-800-FLOWERS": the letters of the keys, as people in North America write it. */
const VANITY = /^[\d\s().+-]*\d[\s.-]*[a-z]{4,}$/i;
const KEYS = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];

/** The phone numbers in a text, as +14165550123, each once. What is no number of any country is left out. */
export function readPhone(raw: unknown, country: string): string[] {
  const text = typeof raw === 'number' ? String(raw) : raw;
  if (typeof text !== 'string') return [];
  const whole = readOne(text, country);
  const parts =
    whole === null ? text.split(SEPARATORS).map((part) => readOne(part, country)) : [whole];
  return [...new Set(parts.filter((part) => part !== null))];
}

/** Reports a text that should be a phone number and is not. */
export function phoneProblems(
  raw: unknown,
  country: string,
  item: string,
): (Problem & { readonly item: string })[] {
  const text = textOf(raw);
  if (text === '' || readPhone(text, country).length > 0) return [];
  const detail = `"${text}" (without a country code it is read as of ${country}; say --country)`;
  return [{ item, reason: 'phone_not_understood', part: 'phone', detail, leaves_out: 'part' }];
}

function readOne(text: string, country: string): string | null {
  const region: CountryCode | undefined = isSupportedCountry(country) ? country : undefined;
  // "+43/(0)1/925" and "+44 (0)20": the zero is dialled at home only.
  const digits = text.replaceAll(/\(0\)/g, '').replace(/^[^\d+(]*:?\s*/, '');
  const dialled = VANITY.test(digits) ? digits.replaceAll(/[a-z]/gi, keyOf) : digits;
  const found = parsePhoneNumberFromString(
    dialled,
    region === undefined ? {} : { defaultCountry: region },
  );
  return found?.isValid() === true ? found.number : null;
}

function keyOf(letter: string): string {
  return String(KEYS.findIndex((letters) => letters.includes(letter.toLowerCase())) + 2);
}
