import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** An id as several services write them: the prefix, an underscore and 24 letters or digits. */
export function newId(prefix: string): string {
  return `${prefix}_${randomText(24)}`;
}

/** Random letters and digits; the tiny bias of the modulo does not matter to a name. */
export function randomText(length: number): string {
  let text = '';
  for (const byte of randomBytes(length)) text += ALPHABET.charAt(byte % ALPHABET.length);
  return text;
}
