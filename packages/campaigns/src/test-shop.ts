import { indexMenus, type MenuIndex } from '@comanda/cart';
import { aCartLine, aCategory, aMenu, anItem } from '@comanda/testing';
import type { CartLine } from '@comanda/cart';

export type Ware = { readonly id: string; readonly price: number; readonly quantity: number };

/** A menu and a cart of these wares, each a line. */
export function shopOf(wares: readonly Ware[]): {
  readonly index: MenuIndex;
  readonly lines: readonly CartLine[];
} {
  return {
    index: indexMenus([
      aMenu({
        categories: [
          aCategory({ items: wares.map(({ id, price }) => anItem({ item_id: id, price })) }),
        ],
      }),
    ]),
    lines: wares
      .filter(({ quantity }) => quantity > 0)
      .map(({ id, quantity }, place) =>
        aCartLine({ line_id: `line-${place}`, item_id: id, multiplier: quantity }),
      ),
  };
}

/** "12.50" or 12.5 → 1250. Throws on parts of a cent. */
export function toCents(amount: string | number): number {
  const cents = Math.round(Number(amount) * 100);
  if (Math.abs(cents - Number(amount) * 100) > 1e-6)
    throw new RangeError(`${amount} is no amount.`);
  return cents;
}
