import { MAX_LINE_QUANTITY } from '@comanda/contracts';
import { normaliseCounts } from '@comanda/modifiers';
import type { Cart, CartLine, CartLineDraft } from './cart';
import { lineKey } from './line-key';
import { limitNote } from './note';

/** Adds a line at the end, or to the line that equals it, which keeps its id, place and seen price (CART-1, CART-2). */
export function addLine(cart: Cart, draft: CartLineDraft, line_id: string): Cart {
  const line = toLine(draft, line_id);
  const key = lineKey(line);
  const equal = cart.lines.find((other) => lineKey(other) === key);
  if (!equal) return { lines: [...cart.lines, line] };
  return { lines: cart.lines.map((other) => (other === equal ? merge(other, line) : other)) };
}

/** A line in its normal form: counts without zeros, instructions trimmed and cut, at most 99 units (CART-3, CART-22). */
export function toLine(draft: CartLineDraft, line_id: string): CartLine {
  return {
    ...draft,
    line_id,
    modifier_counts: normaliseCounts(draft.modifier_counts),
    multiplier: limitQuantity(draft.multiplier),
    special_instructions: limitNote(draft.special_instructions),
  };
}

/** The first line with the units of both. */
export function merge(line: CartLine, other: CartLine): CartLine {
  return { ...line, multiplier: limitQuantity(line.multiplier + other.multiplier) };
}

/** 1 to 99. Throws on what is not a whole number. */
export function limitQuantity(quantity: number): number {
  if (!Number.isSafeInteger(quantity)) {
    throw new RangeError(`${quantity} is not a quantity: give a whole number.`);
  }
  return Math.min(Math.max(quantity, 1), MAX_LINE_QUANTITY);
}
