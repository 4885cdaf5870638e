/** An amount as Bambora takes it, a decimal number; null when it is none. */
export function readCents(amount: unknown): number | null {
  if (typeof amount !== 'number' || !(amount > 0)) return null;
  const cents = Math.round(amount * 100);
  return Math.abs(cents - amount * 100) < 1e-6 ? cents : null;
}

export function writeAmount(cents: number): number {
  return cents / 100;
}
