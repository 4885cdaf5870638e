import { isUtf8 } from 'node:buffer';
import { err, ok, type Result } from '@comanda/kernel';

/** The text of a file that somebody wrote, or what is to be done about it, to be said after the file's name. */
export function decodeUtf8(bytes: Buffer): Result<string, string> {
  if (!isUtf8(bytes))
    return err('is not in UTF-8; save it so, or letters with accents would be lost');
  return ok(bytes.toString('utf8').replace(/^\uFEFF/, ''));
}
