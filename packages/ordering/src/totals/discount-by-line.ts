import type { AppliedCampaign } from '@comanda/campaigns';
import type { CheckedCart } from '@comanda/cart';
import { type Cents, sumCents } from '@comanda/kernel';
import { orderableLines } from './priced-order';

/** How much of the price of each line that is ordered is given away, by line_id. */
export function discountByLine(
  checked: CheckedCart,
  applied: readonly AppliedCampaign[],
): ReadonlyMap<string, Cents> {
  const shares = applied
    .filter(({ campaign }) => campaign.discount.discount_type === 'DISCOUNT_ITEM')
    .map(({ line_shares }) => line_shares);
  return new Map(
    orderableLines(checked).map(({ line }, place) => [
      line.line_id,
      sumCents(shares.flatMap((each) => each[place] ?? [])),
    ]),
  );
}
