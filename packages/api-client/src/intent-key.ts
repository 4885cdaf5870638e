declare const brand: unique symbol;

/** Names one thing that a person wanted, so that however often it is sent, it happens once. */
export type IntentKey = string & { readonly [brand]: 'IntentKey' };

/** A new key (UUID v4). Mint it when the person acts, keep it until the outcome is known, never mint another for a retry. */
export function newIntentKey(): IntentKey {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // randomUUID exists on secure origins only, and a phone may try a local machine over plain http.
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const uuid = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return uuid as IntentKey; // the brand exists at compile time only
}

/** Takes up a key that was kept across a reload. */
export function parseIntentKey(text: string): IntentKey | null {
  return UUID.test(text) ? (text as IntentKey) : null; // checked in the same line
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
