import { allocate, type Cents, cents, sumCents } from '@comanda/kernel';
import type { Pile } from '../pile';

/** Takes an amount off piles together, spread by what is left of them: no less than nothing, no more than that (CAMP-17, CAMP-18). */
export function spread(piles: readonly Pile[], amountOf: (left: Cents) => number): Cents[] {
  const left = piles.map((pile) => pile.left);
  const all = sumCents(left);
  return allocate(cents(Math.max(0, Math.min(all, amountOf(all)))), left);
}
