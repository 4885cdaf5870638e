import { limitQuantity } from './add-line';
import type { Cart } from './cart';
import { removeLine } from './remove-line';

/** Behaviour below one unit: some surfaces stop at one, others remove the line. */
export type QuantityPolicy = { readonly at_minimum: 'keep' | 'remove' };

/** Sets the units of a line, 1 to 99 (CART-4). An unknown line changes nothing; a fraction throws. */
export function setQuantity(
  cart: Cart,
  line_id: string,
  quantity: number,
  policy: QuantityPolicy,
): Cart {
  const multiplier = limitQuantity(quantity);
  if (quantity < 1 && policy.at_minimum === 'remove') return removeLine(cart, line_id);
  if (!cart.lines.some((line) => line.line_id === line_id)) return cart;
  return {
    lines: cart.lines.map((line) => (line.line_id === line_id ? { ...line, multiplier } : line)),
  };
}
