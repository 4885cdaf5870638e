import { err, ok } from '@comanda/kernel';
import type { Result } from '@comanda/kernel';

import { badRequest } from './failure';
import type { StripeFailure } from './failure';
import type { FormValue } from './form';

export type Metadata = Readonly<Record<string, string>>;

const MAX_KEYS = 50;
const MAX_KEY_LENGTH = 40;
const MAX_VALUE_LENGTH = 500;

/** Reads `metadata[key]=value`; an empty value removes its key, an empty `metadata` removes all. */
export function metadataChange(
  value: FormValue,
  param: string,
): Result<Metadata | 'clear', StripeFailure> {
  if (value === '') return ok('clear');
  if (typeof value === 'string') {
    return err(badRequest('Invalid object', { param }));
  }
  const entries: [string, string][] = [];
  for (const [key, item] of value) {
    if (typeof item !== 'string') {
      return err(badRequest('Metadata values must be strings.', { param: `${param}[${key}]` }));
    }
    if (key.length > MAX_KEY_LENGTH) {
      const message = `Metadata keys can have up to ${MAX_KEY_LENGTH} characters, but you passed in a key that is ${key.length} characters. Invalid key: ${key}`;
      return err(badRequest(message, { param }));
    }
    if (item.length > MAX_VALUE_LENGTH) {
      const message = `Metadata values can have up to ${MAX_VALUE_LENGTH} characters, but you passed in a value that is ${item.length} characters. Invalid value: ${item}`;
      return err(badRequest(message, { param: `${param}[${key}]` }));
    }
    entries.push([key, item]);
  }
  if (entries.length > MAX_KEYS) {
    return err(badRequest(`You can have up to ${MAX_KEYS} metadata keys.`, { param }));
  }
  return ok(Object.fromEntries(entries));
}

/** Applies a change read by metadataChange to what an object already holds. */
export function mergeMetadata(
  current: Metadata,
  change: Metadata | 'clear' | undefined,
): Record<string, string> {
  if (change === undefined) return { ...current };
  if (change === 'clear') return {};
  const merged = { ...current, ...change };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''));
}
