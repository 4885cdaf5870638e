import { allocate, cents, type Cents } from '@comanda/kernel';
import type { TaxAmount } from '@comanda/contracts';
import { partOfTaxes } from '@comanda/totals';
import { orderTaxes } from '../orders/order-taxes';
import type { OrderRow } from '../orders/order-rows';
import type { ShareOrderRow } from './bill';

/** The tax that the prices of a share's part of an order hold, in proportion: nobody pays it on top. */
export function partIncludedTax(part: ShareOrderRow, order: OrderRow): Cents {
  const [own = cents(0)] = allocate(cents(order.included_tax), portionOf(part, order));
  return own;
}

/** The taxes of a share's part of an order, by rate. */
export function partTaxes(part: ShareOrderRow, order: OrderRow): TaxAmount[] {
  const tax = cents(part.tax_amount + partIncludedTax(part, order));
  return partOfTaxes(orderTaxes(order), tax, portionOf(part, order));
}

/** Amounts that the part pays and that others pay. */
function portionOf(part: ShareOrderRow, order: OrderRow): readonly [Cents, Cents] {
  return [cents(part.amount), cents(Math.max(0, order.total_with_tax - part.amount))];
}
