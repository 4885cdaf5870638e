import type { Problem } from '../foreign-menu';
import { readCents } from '../read-price';
import { type Context, type Indexed, inContext } from './uber-objects';

/** The price of an item where it stands: a topping often costs nothing on its own and something on a pizza. */
export function readPriceIn(
  item: Indexed,
  contexts: readonly Context[],
  problems: Problem[],
  part: string | null,
): number {
  return readCents(inContext(item['price_info'], contexts, 'price'), problems, part);
}
