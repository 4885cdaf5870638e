import { LANGUAGES } from '@comanda/contracts';
import { fold } from './fold';

type Region = { readonly code: string; readonly name: string };

const US: Readonly<Record<string, Region>> = {
  AL: { code: 'AL', name: 'Alabama' },
  AK: { code: 'AK', name: 'Alaska' },
  AZ: { code: 'AZ', name: 'Arizona' },
  AR: { code: 'AR', name: 'Arkansas' },
  CA: { code: 'CA', name: 'California' },
  CO: { code: 'CO', name: 'Colorado' },
  CT: { code: 'CT', name: 'Connecticut' },
  DE: { code: 'DE', name: 'Delaware' },
  DC: { code: 'DC', name: 'District of Columbia' },
  FL: { code: 'FL', name: 'Florida' },
  GA: { code: 'GA', name: 'Georgia' },
  HI: { code: 'HI', name: 'Hawaii' },
  ID: { code: 'ID', name: 'Idaho' },
  IL: { code: 'IL', name: 'Illinois' },
  IN: { code: 'IN', name: 'Indiana' },
  IA: { code: 'IA', name: 'Iowa' },
  KS: { code: 'KS', name: 'Kansas' },
  KY: { code: 'KY', name: 'Kentucky' },
  LA: { code: 'LA', name: 'Louisiana' },
  ME: { code: 'ME', name: 'Maine' },
  MD: { code: 'MD', name: 'Maryland' },
  MA: { code: 'MA', name: 'Massachusetts' },
  MI: { code: 'MI', name: 'Michigan' },
  MN: { code: 'MN', name: 'Minnesota' },
  MS: { code: 'MS', name: 'Mississippi' },
  MO: { code: 'MO', name: 'Missouri' },
  MT: { code: 'MT', name: 'Montana' },
  NE: { code: 'NE', name: 'Nebraska' },
  NV: { code: 'NV', name: 'Nevada' },
  NH: { code: 'NH', name: 'New Hampshire' },
  NJ: { code: 'NJ', name: 'New Jersey' },
  NM: { code: 'NM', name: 'New Mexico' },
  NY: { code: 'NY', name: 'New York' },
  NC: { code: 'NC', name: 'North Carolina' },
  ND: { code: 'ND', name: 'North Dakota' },
  OH: { code: 'OH', name: 'Ohio' },
  OK: { code: 'OK', name: 'Oklahoma' },
  OR: { code: 'OR', name: 'Oregon' },
  PA: { code: 'PA', name: 'Pennsylvania' },
  RI: { code: 'RI', name: 'Rhode Island' },
  SC: { code: 'SC', name: 'South Carolina' },
  SD: { code: 'SD', name: 'South Dakota' },
  TN: { code: 'TN', name: 'Tennessee' },
  TX: { code: 'TX', name: 'Texas' },
  UT: { code: 'UT', name: 'Utah' },
  VT: { code: 'VT', name: 'Vermont' },
  VA: { code: 'VA', name: 'Virginia' },
  WA: { code: 'WA', name: 'Washington' },
  WV: { code: 'WV', name: 'West Virginia' },
  WI: { code: 'WI', name: 'Wisconsin' },
  WY: { code: 'WY', name: 'Wyoming' },
};

/** By the numbers that GeoNames gives the provinces. */
const CA: Readonly<Record<string, Region>> = {
  '01': { code: 'AB', name: 'Alberta' },
  '02': { code: 'BC', name: 'British Columbia' },
  '03': { code: 'MB', name: 'Manitoba' },
  '04': { code: 'NB', name: 'New Brunswick' },
  '05': { code: 'NL', name: 'Newfoundland and Labrador' },
  '07': { code: 'NS', name: 'Nova Scotia' },
  '08': { code: 'ON', name: 'Ontario' },
  '09': { code: 'PE', name: 'Prince Edward Island' },
  '10': { code: 'QC', name: 'Québec' },
  '11': { code: 'SK', name: 'Saskatchewan' },
  '12': { code: 'YT', name: 'Yukon' },
  '13': { code: 'NT', name: 'Northwest Territories' },
  '14': { code: 'NU', name: 'Nunavut' },
};

const countryNames = LANGUAGES.map(
  (language) => new Intl.DisplayNames(language, { type: 'region' }),
);
const [inEnglish] = countryNames;
const wordsByPlace = new Map<string, string[]>();

/** A country's English name; its code when it has none. */
export function countryName(code: string): string {
  return inEnglish?.of(code) ?? code;
}

/** The short form that people write behind a town (MA, ON), where there is one. */
export function regionOf(country: string, region: string): string | null {
  return find(country, region)?.code ?? null;
}

/** Everything, folded, that people may write behind a town: its region and its country, short or long, in our languages. */
export function regionWords(country: string, region: string): string[] {
  const place = `${country} ${region}`;
  const known = wordsByPlace.get(place);
  if (known !== undefined) return known;
  const found = find(country, region);
  const words = [
    ...(found === null ? [] : [found.code, found.name]),
    country,
    ...countryNames.map((names) => names.of(country) ?? country),
    ...(country === 'US' ? ['usa'] : []),
  ].map((word) => fold(word));
  wordsByPlace.set(place, words);
  return words;
}

function find(country: string, region: string): Region | null {
  if (country === 'US') return US[region] ?? null;
  return country === 'CA' ? (CA[region] ?? null) : null;
}
