import { merge, toLine } from './add-line';
import type { Cart, CartLineDraft } from './cart';
import { lineKey } from './line-key';

/** Puts what was edited in the place of a line; if that makes it equal to another, that one takes its units (CART-7). */
export function editLine(cart: Cart, line_id: string, draft: CartLineDraft): Cart {
  const edited = toLine(draft, line_id);
  const key = lineKey(edited);
  const equal = cart.lines.find((line) => line.line_id !== line_id && lineKey(line) === key);
  if (!cart.lines.some((line) => line.line_id === line_id)) return cart;
  if (!equal) {
    return { lines: cart.lines.map((line) => (line.line_id === line_id ? edited : line)) };
  }
  return {
    lines: cart.lines
      .filter((line) => line.line_id !== line_id)
      .map((line) => (line === equal ? merge(line, edited) : line)),
  };
}
