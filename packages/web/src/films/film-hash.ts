const HASH_LENGTH = 32;
const IN_ADDRESS = /\/([0-9a-f]{32})\.\w+$/;

/** The hash that a film's address names: the first 32 hex digits of the SHA-256 of its bytes; null = the address names none. */
function hashInAddress(url: string): string | null {
  return IN_ADDRESS.exec(url)?.[1] ?? null;
}

/** Whether bytes have the hash that an address names. Without encryption a browser computes none, and they are taken as they are. */
export async function isWhole(url: string, bytes: ArrayBuffer): Promise<boolean> {
  if (!('subtle' in crypto)) return true;
  return (await hashOf(bytes)) === hashInAddress(url);
}

/** The same hash of bytes. */
export async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.slice(0, HASH_LENGTH);
}
