import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;
const TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[\w-]{43}$/;

/** Stored key of a token: enough to find it, too little to use it. */
export type TokenKey = { readonly restaurant_id: string; readonly token_hash: string };

/** Makes a capability: 256 random bits behind the restaurant they count in. It is told once; only its key is stored. */
export function newToken(restaurant_id: string): TokenKey & { readonly token: string } {
  const token = `${restaurant_id}.${randomBytes(SECRET_BYTES).toString('base64url')}`;
  return { restaurant_id, token, token_hash: hashOf(token) };
}

/** Where a presented token would be found, or null when it is none of ours by its looks. */
export function readToken(token: string): TokenKey | null {
  const restaurant_id = TOKEN.exec(token)?.[1];
  return restaurant_id === undefined ? null : { restaurant_id, token_hash: hashOf(token) };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
