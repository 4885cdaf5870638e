import { restaurantFileSchema } from '@comanda/contracts/bundle';
import type { ReadOptions } from '../formats/foreign-menu';
import { type Format, FORMATS } from '../formats/formats';
import { readHours } from '../formats/hours/read-hours';
import type { OperatorWords } from '../formats/draft-folder';

/** The options of comanda import and export, as parseArgs takes them. */
export const FOREIGN_OPTIONS = {
  format: { type: 'string' },
  into: { type: 'string' },
  'skip-unsupported': { type: 'boolean', default: false },
  replace: { type: 'boolean', default: false },
  older: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  currency: { type: 'string' },
  country: { type: 'string' },
  pick: { type: 'string' },
  location: { type: 'string' },
  language: { type: 'string' },
  endpoint: { type: 'string' },
  name: { type: 'string' },
  address: { type: 'string' },
  timezone: { type: 'string' },
  hours: { type: 'string' },
  url: { type: 'string' },
} as const;

type Word =
  | 'currency'
  | 'country'
  | 'pick'
  | 'location'
  | 'endpoint'
  | 'name'
  | 'address'
  | 'timezone'
  | 'hours';
type Values = { readonly [Name in Word]?: string | undefined };

/** The format by its name; throws with those that there are. */
export function formatNamed(name: string): Format {
  const format = FORMATS.find((each) => each === name);
  if (format !== undefined) return format;
  throw new Error(`There is no format "${name}"; there are: ${FORMATS.join(', ')}`);
}

/** Reads the operator's options for the file; throws on unknown values. */
export function readOptionsOf({ currency, country, pick, location }: Values): ReadOptions {
  if (currency !== undefined && currency !== 'USD' && currency !== 'CAD')
    throw new Error(`--currency ${currency} is not one we sell in; allowed: USD, CAD`);
  if (country !== undefined && !/^[A-Z]{2}$/.test(country))
    throw new Error(
      `--country ${country} is no country; two capital letters are needed, such as US`,
    );
  return {
    currency: currency ?? null,
    country: country ?? 'US',
    pick: pick ?? null,
    location: location ?? null,
  };
}

/** Reads the operator's options for the restaurant; throws where a folder could not hold them. */
export function wordsOf(values: Values): OperatorWords {
  const said: Partial<Record<'endpoint' | 'name' | 'address' | 'timezone', string>> = {};
  for (const key of ['endpoint', 'name', 'address', 'timezone'] as const) {
    const value = values[key];
    if (value === undefined) continue;
    const checked = restaurantFileSchema.shape[key].safeParse(value);
    if (!checked.success)
      throw new Error(`--${key} ${value}: ${checked.error.issues[0]?.message ?? 'is not allowed'}`);
    said[key] = value;
  }
  return values.hours === undefined ? said : { ...said, opening_hours: hoursOf(values.hours) };
}

function hoursOf(text: string): NonNullable<OperatorWords['opening_hours']> {
  const read = readHours(text);
  if (!read.ok) throw new Error(`--hours cannot be read: ${read.error}`);
  const { schedule, left_out } = read.value;
  if (left_out.length === 0) return schedule;
  throw new Error(
    `--hours cannot say ${left_out.join(', ')}: public holidays are dates, written in restaurant.yaml`,
  );
}
