import type { CampaignOutcome } from '@comanda/campaigns';
import type { CheckedCart } from '@comanda/cart';
import { type Cents, cents } from '@comanda/kernel';
import { orderableLines } from './priced-order';

/** How much of each line's price is given away, by line_id; of most lines nothing, and they are left out. */
export function givenAway(
  checked: CheckedCart,
  { instances }: Pick<CampaignOutcome, 'instances'>,
): ReadonlyMap<string, Cents> {
  const giving = instances.filter(
    ({ campaign }) => campaign.discount.discount_type === 'DISCOUNT_ITEM',
  );
  return new Map(
    orderableLines(checked)
      .map(({ line }, place) => [line.line_id, givenOf(place)] as const)
      .filter(([, given]) => given > 0),
  );

  function givenOf(place: number): Cents {
    return cents(giving.reduce((sum, { line_shares }) => sum + (line_shares[place] ?? 0), 0));
  }
}
