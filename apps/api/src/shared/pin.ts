import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** The cost of one hash: a tenth of a second or so, which a sign-in can spare and ten thousand guesses cannot. */
export const PIN_COST = 2 ** 15;
const BLOCK_SIZE = 8;
const PARALLEL = 1;
const KEY_BYTES = 32;
const SALT_BYTES = 16;
const MAX_MEMORY = 256 * PIN_COST * BLOCK_SIZE;

/** The hash of no secret at all, so that a restaurant that does not exist takes as long to say no. */
export const NOBODYS_HASH =
  'scrypt$32768$8$1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

/** A PIN as it may be stored: `scrypt$cost$block$parallel$salt$key`, in base64url. */
export async function hashPin(pin: string, cost = PIN_COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(pin, salt, cost);
  return [
    'scrypt',
    cost,
    BLOCK_SIZE,
    PARALLEL,
    salt.toString('base64url'),
    key.toString('base64url'),
  ].join('$');
}

/** Whether a PIN is the one that was hashed. Takes the same time whether it is or not. */
export async function verifyPin(pin: string, hash: string): Promise<boolean> {
  const stored = readHash(hash);
  if (stored === null) return false;
  return timingSafeEqual(await derive(pin, stored.salt, stored.cost), stored.key);
}

/** Whether a text is a hash of the form that hashPin makes, and costs no more. */
export function isPinHash(hash: string): boolean {
  return readHash(hash) !== null;
}

function readHash(hash: string): { salt: Buffer; key: Buffer; cost: number } | null {
  const [kind, costText, blockSize, parallel, saltText = '', keyText = ''] = hash.split('$');
  const cost = Number(costText);
  const isOurs =
    kind === 'scrypt' &&
    isCost(cost) &&
    Number(blockSize) === BLOCK_SIZE &&
    Number(parallel) === PARALLEL;
  const salt = Buffer.from(saltText, 'base64url');
  const key = Buffer.from(keyText, 'base64url');
  return isOurs && salt.length === SALT_BYTES && key.length === KEY_BYTES
    ? { salt, key, cost }
    : null;
}

function isCost(cost: number): boolean {
  return cost > 1 && cost <= PIN_COST && Number.isInteger(Math.log2(cost));
}

function derive(pin: string, salt: Buffer, cost: number): Promise<Buffer> {
  const options = { N: cost, r: BLOCK_SIZE, p: PARALLEL, maxmem: MAX_MEMORY };
  return new Promise((resolve, reject) => {
    scrypt(pin, salt, KEY_BYTES, options, (error, key) =>
      error === null ? resolve(key) : reject(error),
    );
  });
}
