import { allocate, cents } from '@comanda/kernel';
import type { OrderItemRow } from '../orders/order-rows';
import type { Source } from './refundable';

/** How much goes back to which payment. */
export type RefundPart = { readonly payment_id: string; readonly amount: number };

export type RefundQuestion = {
  readonly sources: readonly Source[];
  /** The lines that money goes back for, all of them paid online; null = for whatever is left. */
  readonly items: readonly OrderItemRow[] | null;
  readonly worth: ReadonlyMap<string, number>;
};

/**
 * Spreads a refund over the payments that brought the money: a line goes back to whoever paid for it by name, or to all
 * payers in proportion to what they have left. No payment gives back more than it has left.
 */
export function planRefund({ sources, items, worth }: RefundQuestion): RefundPart[] {
  if (items === null) return sources.map(({ payment_id, left }) => ({ payment_id, amount: left }));
  const parts = new Map(sources.map(({ payment_id }) => [payment_id, 0]));
  function leftOf(source: Source): number {
    return source.left - (parts.get(source.payment_id) ?? 0);
  }
  for (const { item_instance_id } of items) {
    const payer = sources.find((source) => source.item_instance_ids.has(item_instance_id));
    const payers = payer === undefined ? sources : [payer];
    const lefts = payers.map(leftOf);
    const most = lefts.reduce((sum, left) => sum + left, 0);
    const amount = Math.min(worth.get(item_instance_id) ?? 0, most);
    if (amount === 0) continue;
    for (const [index, share] of allocate(cents(amount), lefts).entries()) {
      const payment_id = payers[index]?.payment_id ?? '';
      parts.set(payment_id, (parts.get(payment_id) ?? 0) + share);
    }
  }
  return [...parts].flatMap(([payment_id, amount]) => (amount > 0 ? [{ payment_id, amount }] : []));
}
