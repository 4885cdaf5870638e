const ALGORITHM = 'AES-GCM';
const NONCE_BYTES = 12;

export type Sealed = { readonly nonce: Uint8Array<ArrayBuffer>; readonly bytes: ArrayBuffer };

/** Makes the key of this device. It can be stored and used by the browser, and read by nobody. */
export function makeKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, ['encrypt', 'decrypt']);
}

export async function seal(key: CryptoKey, value: unknown): Promise<Sealed> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const text = new TextEncoder().encode(JSON.stringify(value));
  const bytes = await crypto.subtle.encrypt({ name: ALGORITHM, iv: nonce }, key, text);
  return { nonce, bytes };
}

export async function unseal(key: CryptoKey, { nonce, bytes }: Sealed): Promise<unknown> {
  const text = await crypto.subtle.decrypt({ name: ALGORITHM, iv: nonce }, key, bytes);
  return JSON.parse(new TextDecoder().decode(text));
}
