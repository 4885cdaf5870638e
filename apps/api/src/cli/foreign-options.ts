import { restaurantFileSchema } from '@comanda/contracts/bundle';
import type { ReadOptions } from '../formats/foreign-menu';
import { type Format, FORMATS } from '../formats/formats';
import type { OperatorWords } from '../formats/draft-folder';

/** The options of comanda import and export, as parseArgs takes them. */
export const FOREIGN_OPTIONS = {
  format: { type: 'string' },
  into: { type: 'string' },
  'skip-unsupported': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  currency: { type: 'string' },
  country: { type: 'string' },
  pick: { type: 'string' },
  endpoint: { type: 'string' },
  name: { type: 'string' },
  address: { type: 'string' },
  timezone: { type: 'string' },
  url: { type: 'string' },
} as const;

type Values = {
  readonly [Name in 'currency' | 'country' | 'pick' | keyof OperatorWords]?: string | undefined;
};

/** The format by its name; throws with those that there are. */
export function formatNamed(name: string): Format {
  const format = FORMATS.find((each) => each === name);
  if (format !== undefined) return format;
  throw new Error(`There is no format "${name}"; there are: ${FORMATS.join(', ')}`);
}

/** What the operator says beside the file; throws where it is nothing we know. */
export function readOptionsOf({ currency, country, pick }: Values): ReadOptions {
  if (currency !== undefined && currency !== 'USD' && currency !== 'CAD')
    throw new Error(`--currency ${currency} is not one we sell in; allowed: USD, CAD`);
  if (country !== undefined && !/^[A-Z]{2}$/.test(country))
    throw new Error(
      `--country ${country} is no country; two capital letters are needed, such as US`,
    );
  return { currency: currency ?? null, country: country ?? 'US', pick: pick ?? null };
}

/** What the operator says of the restaurant itself; throws where a folder could not say it. */
export function wordsOf(values: Values): OperatorWords {
  const said: Partial<Record<keyof OperatorWords, string>> = {};
  for (const key of ['endpoint', 'name', 'address', 'timezone'] as const) {
    const value = values[key];
    if (value === undefined) continue;
    const checked = restaurantFileSchema.shape[key].safeParse(value);
    if (!checked.success)
      throw new Error(`--${key} ${value}: ${checked.error.issues[0]?.message ?? 'is not allowed'}`);
    said[key] = value;
  }
  return said;
}
