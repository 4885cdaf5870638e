import { assertNever } from '@comanda/kernel';
import type { Cart, CartLine } from './cart';
import type { CheckedCart, CheckedLine } from './revalidate-cart';

/**
 * The cart after the guest has agreed to what was told: new prices are taken over, lines that cannot be had are taken out.
 * A line that needs a choice (other modifiers, another time) stays as it is (CART-14).
 */
export function acceptChanges(cart: Cart, checked: CheckedCart): Cart {
  const byId = new Map(checked.lines.map((each) => [each.line.line_id, each]));
  return {
    lines: cart.lines.flatMap((line) => {
      const told = byId.get(line.line_id);
      // Lines changed since the check are kept: the guest has not seen their result.
      return told?.line === line ? accepted(told) : [line];
    }),
  };
}

function accepted({ line, item, unit_price, problem }: CheckedLine): CartLine[] {
  switch (problem) {
    case 'gone':
    case 'sold_out':
      return [];
    case 'price_changed':
      return [{ ...line, price_seen: unit_price, name_seen: item?.name ?? line.name_seen }];
    case 'not_served':
    case 'modifiers_changed':
    case null:
      return [line];
    default:
      return assertNever(problem);
  }
}
