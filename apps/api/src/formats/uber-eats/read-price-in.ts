import type { Problem } from '../foreign-menu';
import { fieldsOf, inWords } from '../json-shape';
import { readCents } from '../read-price';
import { type Context, type Indexed, inContext } from './uber-objects';

/** The price of an item where it stands: a topping often costs nothing on its own and something on a pizza. */
export function readPriceIn(
  item: Indexed,
  contexts: readonly Context[],
  problems: Problem[],
  part: string | null,
): number {
  const info = fieldsOf(item['price_info']);
  const deposit = Number(info['container_deposit'] ?? 0);
  if (deposit > 0) refuse('deposit', `${deposit} on top`);
  const unit = fieldsOf(info['priced_by_unit']);
  if (Object.keys(unit).length > 0) refuse('price_by_weight', inWords(unit));
  return readCents(inContext(info, contexts, 'price'), problems, part);

  function refuse(reason: Problem['reason'], detail: string): void {
    problems.push({ reason, part: part ?? 'price', detail, leaves_out: 'item' });
  }
}
