import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const KEY_FILE = 'operator.key';

/** The key by which the command line proves that it may read the data folder; made at the first start. */
export function ensureOperatorKey(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, KEY_FILE);
  if (!existsSync(file)) {
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  }
  chmodSync(file, 0o600);
  return readFileSync(file, 'utf8').trim();
}

/** The key of a running server's data folder, or null when it cannot be read. */
export function readOperatorKey(dataDir: string): string | null {
  try {
    return readFileSync(join(dataDir, KEY_FILE), 'utf8').trim();
  } catch {
    return null;
  }
}

/** Tells the operator's bearer token from others, in the same time for each. */
export function operatorCheck(key: string): (bearer: string) => boolean {
  const expected = digest(key);
  return (bearer) => timingSafeEqual(digest(bearer), expected);
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
