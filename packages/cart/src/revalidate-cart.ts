import type { Item, Menu } from '@comanda/contracts';
import { assertNever, type Cents, cents, sumCents, timesCents, zeroCents } from '@comanda/kernel';
import type { Cart, CartLine } from './cart';
import { checkItem, type ItemFault, type Occasion } from './check-item';
import { findPlace, indexMenus, type MenuIndex } from './menu-index';
import { priceLine } from './price-line';

/** Problem of a line shown to the guest. */
export type LineProblem =
  | 'gone'
  | 'sold_out'
  | 'not_served'
  | 'modifiers_changed'
  | 'price_changed';

/** A line beside what the menu says about it now. */
export type CheckedLine = {
  readonly line: CartLine;
  /** The item as it is now; null when it is on no menu any more. */
  readonly item: Item | null;
  /** Current unit price; the last known one, where it is gone. */
  readonly unit_price: Cents;
  /** Amount added to the order: zero while it cannot be ordered. */
  readonly amount: Cents;
  readonly is_orderable: boolean;
  readonly problem: LineProblem | null;
  /** Why it cannot be ordered, with the hours or the groups concerned. */
  readonly fault: ItemFault | null;
};

export type CheckedCart = {
  readonly lines: readonly CheckedLine[];
  /** The lines the guest must be told about. */
  readonly changes: readonly CheckedLine[];
  readonly subtotal: Cents;
};

/** Holds a cart against the menus of now. Every line comes back, in its place, as the guest left it (CART-13). */
export function revalidateCart(
  cart: Cart,
  menus: readonly Menu[],
  occasion: Occasion,
): CheckedCart {
  const index = indexMenus(menus);
  const lines = cart.lines.map((line) => checkLine(line, index, occasion));
  return {
    lines,
    changes: lines.filter((line) => line.problem !== null),
    subtotal: sumCents(lines.map((line) => line.amount)),
  };
}

function checkLine(line: CartLine, index: MenuIndex, occasion: Occasion): CheckedLine {
  const entry = findPlace(index, line);
  const checked = checkItem(entry, line.modifier_counts, occasion);
  const item = entry?.item ?? null;
  const unit_price = entry ? priceLine(entry, line).unit_price : cents(line.price_seen);
  const fault = checked.ok ? null : checked.error;
  const problem = fault ? problemOf(fault) : priceProblem(line, unit_price);
  return {
    line,
    item,
    unit_price,
    amount: fault ? zeroCents : timesCents(unit_price, line.multiplier),
    is_orderable: fault === null,
    problem,
    fault,
  };
}

function problemOf(fault: ItemFault): LineProblem {
  switch (fault.code) {
    case 'item_unavailable':
      return 'gone';
    case 'item_sold_out':
      return 'sold_out';
    case 'menu_not_served':
      return 'not_served';
    case 'invalid_modifiers':
      return 'modifiers_changed';
    default:
      return assertNever(fault);
  }
}

function priceProblem(line: CartLine, unit_price: Cents): LineProblem | null {
  return unit_price === line.price_seen ? null : 'price_changed';
}
