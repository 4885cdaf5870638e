import { createHash } from 'node:crypto';

/** SHA-512 in lower-case hex over the values that are there, with colons between them; the secret comes last. */
export function nuveiHash(...values: readonly string[]): string {
  return createHash('sha512').update(values.join(':'), 'utf8').digest('hex');
}
