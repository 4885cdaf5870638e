import type { Cart } from './cart';

/** The version of the stored shape; grows with every migration in stored-cart. */
export const CART_VERSION = 1;

/** A cart as text, for a browser to keep over a reload (CART-18). */
export function serialiseCart(cart: Cart): string {
  return JSON.stringify({ version: CART_VERSION, lines: cart.lines });
}
