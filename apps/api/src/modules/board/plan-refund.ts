import { allocate, cents } from '@comanda/kernel';
import type { OrderItemRow } from '../orders/order-rows';
import type { Source } from './refundable';

/** How much goes back to which payment. */
export type RefundPart = { readonly payment_id: string; readonly amount: number };

export type RefundQuestion = {
  readonly sources: readonly Source[];
  /** The lines that money goes back for, all of them paid online. */
  readonly items: readonly OrderItemRow[];
  readonly worth: ReadonlyMap<string, number>;
  /** Those of the sources that give back all they have left. */
  readonly whole: readonly Source[];
};

/**
 * Spreads a refund over the payments that brought the money: a line goes back to whoever paid for it by name; what that one
 * did not pay of it, to those who name no line, in proportion to what they have left. No payment gives back more than that.
 */
export function planRefund({ sources, items, worth, whole }: RefundQuestion): RefundPart[] {
  const parts = new Map(sources.map(({ payment_id }) => [payment_id, 0]));
  function leftOf({ payment_id, left }: Source): number {
    return left - (parts.get(payment_id) ?? 0);
  }
  function give(payers: readonly Source[], wanted: number): void {
    const lefts = payers.map(leftOf);
    const most = lefts.reduce((sum, left) => sum + left, 0);
    const amount = Math.min(wanted, most);
    if (amount === 0) return;
    for (const [index, share] of allocate(cents(amount), lefts).entries()) {
      const payment_id = payers[index]?.payment_id ?? '';
      parts.set(payment_id, (parts.get(payment_id) ?? 0) + share);
    }
  }
  const beside = sources.filter(({ paid_lines }) => paid_lines.size === 0);
  for (const { item_instance_id } of items) {
    const payers = sources.filter(({ paid_lines }) => paid_lines.has(item_instance_id));
    const own = payers[0]?.paid_lines.get(item_instance_id) ?? 0;
    give(payers, own);
    give(beside, (worth.get(item_instance_id) ?? 0) - own);
  }
  for (const source of whole) give([source], leftOf(source));
  return [...parts].flatMap(([payment_id, amount]) => (amount > 0 ? [{ payment_id, amount }] : []));
}
