import { merge, toLine } from './add-line';
import type { Cart, CartLine } from './cart';
import { lineKey } from './line-key';

/** Takes a line out; an unknown line changes nothing (CART-5). */
export function removeLine(cart: Cart, line_id: string): Cart {
  return cart.lines.some((line) => line.line_id === line_id)
    ? { lines: cart.lines.filter((line) => line.line_id !== line_id) }
    : cart;
}

/** Undoes removeLine: puts the line back where it was, or into an equal line added since (CART-6). */
export function restoreLine(cart: Cart, line: CartLine, index: number): Cart {
  if (cart.lines.some((other) => other.line_id === line.line_id)) return cart;
  const restored = toLine(line, line.line_id);
  const key = lineKey(restored);
  const equal = cart.lines.find((other) => lineKey(other) === key);
  return equal
    ? { lines: cart.lines.map((other) => (other === equal ? merge(other, restored) : other)) }
    : { lines: cart.lines.toSpliced(Math.max(0, index), 0, restored) };
}
