const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const LENGTH = 22;

/**
 * A payment's id as letters and digits: the order number under which a processor without idempotency keys knows it. The
 * shortest of them take 24 characters, a UUID has 36.
 */
export function attemptName(payment_id: string): string {
  let rest = BigInt(`0x${payment_id.replaceAll('-', '')}`);
  let name = '';
  const base = BigInt(DIGITS.length);
  while (name.length < LENGTH) {
    name = DIGITS.charAt(Number(rest % base)) + name;
    rest /= base;
  }
  return name;
}
