import { allocate, type Cents, cents } from '@comanda/kernel';
import { leftOf, type Pile } from '../pile';

/** Spreads an amount over piles by what is left of them, and takes no more than that (CAMP-17, CAMP-18). */
export function spread(amount: number, piles: readonly Pile[]): Cents[] {
  const most = Math.min(amount, leftOf(piles));
  return allocate(
    cents(Math.max(0, most)),
    piles.map(({ left }) => left),
  );
}
