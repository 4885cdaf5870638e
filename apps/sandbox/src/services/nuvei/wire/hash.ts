import { createHash } from 'node:crypto';

import { isSameSecret } from '../../../wire/same-secret';

/** SHA-512 in lower-case hex over the values that are there, with colons between them. */
export function hashOf(...values: readonly (string | null | undefined)[]): string {
  const text = values.filter((value) => value !== null && value !== undefined).join(':');
  return createHash('sha512').update(text, 'utf8').digest('hex');
}

export function isSameHash(shown: string, wanted: string): boolean {
  return isSameSecret(shown.toLowerCase(), wanted);
}
