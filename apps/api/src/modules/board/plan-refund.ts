import { allocate, cents } from '@comanda/kernel';
import type { Source } from './refundable';

/** How much goes back to which payment. */
export type RefundPart = { readonly payment_id: string; readonly amount: number };

/** A line that was paid online, with what goes back for it now. */
export type RefundLine = {
  readonly item_instance_id: string;
  readonly amount: number;
  /** Given back for some of its units before. */
  readonly before: number;
};

export type RefundQuestion = {
  readonly sources: readonly Source[];
  readonly lines: readonly RefundLine[];
  /** A sum for no line. */
  readonly amount?: number;
  /** Those of the sources that give back all they have left. */
  readonly whole: readonly Source[];
};

/**
 * Spreads a refund over the payments that brought the money: a line goes back to whoever paid for it by name; what that one
 * did not pay of it, to those who name no line, in proportion to what they have left. No payment gives back more than that.
 */
export function planRefund({ sources, lines, amount = 0, whole }: RefundQuestion): RefundPart[] {
  const parts = new Map(sources.map(({ payment_id }) => [payment_id, 0]));
  function leftOf({ payment_id, left }: Source): number {
    return left - (parts.get(payment_id) ?? 0);
  }
  function give(payers: readonly Source[], wanted: number): void {
    const lefts = payers.map(leftOf);
    const most = lefts.reduce((sum, left) => sum + left, 0);
    const sum = Math.min(wanted, most);
    if (sum <= 0) return;
    for (const [index, share] of allocate(cents(sum), lefts).entries()) {
      const payment_id = payers[index]?.payment_id ?? '';
      parts.set(payment_id, (parts.get(payment_id) ?? 0) + share);
    }
  }
  const beside = sources.filter(({ paid_lines }) => paid_lines.size === 0);
  for (const line of lines) {
    const payers = sources.filter(({ paid_lines }) => paid_lines.has(line.item_instance_id));
    const paid = payers[0]?.paid_lines.get(line.item_instance_id) ?? 0;
    const own = Math.min(line.amount, Math.max(0, paid - line.before));
    give(payers, own);
    give(beside, line.amount - own);
  }
  give(sources, amount);
  for (const source of whole) give([source], leftOf(source));
  return [...parts].flatMap(([payment_id, part]) =>
    part > 0 ? [{ payment_id, amount: part }] : [],
  );
}
