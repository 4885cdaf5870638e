import type { OrderItem } from '@comanda/contracts';

type PricedItem = Pick<
  OrderItem,
  'price' | 'multiplier' | 'amount' | 'discount' | 'is_reward_item'
>;

/** How much of the price of an ordered line was given away, in cents. A dish that was found to be free has no mark: nothing is left of its price. */
export function itemDiscount({
  price,
  multiplier,
  amount,
  discount,
  is_reward_item,
}: PricedItem): number {
  const own_amount = price * multiplier;
  if (is_reward_item) return Math.min(discount, own_amount);
  return discount === amount ? amount : 0;
}
