import type { Problem } from '../foreign-menu';
import { countOf } from '../json-shape';
import type { Indexed } from './uber-objects';

/** How many units of an option or out of a group there may be, as Uber Eats says it. */
type Quantity = Indexed;

/** The fewest that must be taken; one that is "optional" counts only once something is taken. */
export function fewestOf(quantity: Quantity): number | null {
  return quantity['is_min_permitted_optional'] === true ? 0 : countOf(quantity['min_permitted']);
}

/** Reports inexpressible quantity rules, of a group and of its options alike. */
export function checkQuantity(quantity: Quantity, part: string, problems: Problem[]): void {
  const under = countOf(quantity['refund_under']) ?? 0;
  // Taking less than is included lowers the price.
  if (under > 0) refuse('price_below_zero', `paid back under ${under}`);
  const fewest = countOf(quantity['min_permitted']) ?? 0;
  if (quantity['is_min_permitted_optional'] === true && fewest > 1)
    refuse('minimum_quantity', `none, or from ${fewest} on`);

  function refuse(reason: Problem['reason'], detail: string): void {
    problems.push({ reason, part, detail, leaves_out: 'item' });
  }
}

/** A group that counts different options apart from units. */
export function checkUnique(
  quantity: Quantity,
  options: number,
  part: string,
  problems: Problem[],
): void {
  const fewest = countOf(quantity['min_permitted_unique']) ?? 0;
  const most = countOf(quantity['max_permitted_unique']) ?? 0;
  const units = countOf(quantity['max_permitted']) ?? Number.POSITIVE_INFINITY;
  // So many units, or all there are, can never be more than so many different ones.
  const isBounded = most > 0 && most < Math.min(options, units);
  if (fewest <= 1 && !isBounded) return;
  const detail = `${fewest} to ${most > 0 ? most : 'any number of'} different ones`;
  problems.push({ reason: 'different_choices', part, detail, leaves_out: 'item' });
}

/** An option that must be taken is none. */
export function checkOptional(quantity: Quantity, part: string, problems: Problem[]): void {
  const fewest = fewestOf(quantity) ?? 0;
  if (fewest <= 0) return;
  const detail = `at least ${fewest} of it`;
  problems.push({ reason: 'default_part_fixed', part, detail, leaves_out: 'item' });
}
