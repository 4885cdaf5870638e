import { addCents, type Cents, cents, zeroCents } from '@comanda/kernel';
import type { Pile } from './pile';
import type { SplitPiles } from './split-piles';

export type Settlement = {
  /** As the next campaign finds them. */
  readonly piles: readonly Pile[];
  /** For each line of the cart, how many units the campaign was earned by or is on, and what comes off them. */
  readonly line_units: readonly number[];
  readonly line_shares: readonly Cents[];
  /** Price of those units with it. */
  readonly total_price: Cents;
};

/** Takes what comes off from the piles a campaign is on, and puts it down for the lines of the cart. */
export function settle(
  { all, taken }: SplitPiles,
  off: readonly Cents[],
  uses_up: boolean,
  lines: readonly unknown[],
): Settlement {
  const line_units = lines.map(() => 0);
  const line_shares = lines.map(() => zeroCents);
  const piles: Pile[] = [];
  let total_price = zeroCents;
  let place = 0;
  for (const pile of all) {
    const isOn = pile === taken[place];
    const isFilling = pile.use === 'filling';
    if (!isOn && !isFilling) {
      piles.push(pile);
      continue;
    }
    const discount = isOn ? (off[place] ?? zeroCents) : zeroCents;
    // Taken piles have the same order as all.
    if (isOn) place += 1;
    const { line, units } = pile;
    const { line_index } = line;
    const left = cents(pile.left - discount);
    line_units[line_index] = (line_units[line_index] ?? 0) + units;
    line_shares[line_index] = addCents(line_shares[line_index] ?? zeroCents, discount);
    total_price = addCents(total_price, left);
    piles.push({ line, units, left, use: isFilling || uses_up ? 'used' : pile.use });
  }
  return { piles, line_units, line_shares, total_price };
}
