import { allocate, cents } from '@comanda/kernel';
import type { StoredOrder } from './order-rows';

/** Cost of each line of an order, with its part of the discounts and of the tax; tips and fees belong to no line. */
export function itemWorth({
  order,
  items,
}: Pick<StoredOrder, 'order' | 'items'>): ReadonlyMap<string, number> {
  const nets = items.map(({ amount, discount }) => amount - discount);
  const taxes = items.length === 0 ? [] : allocate(cents(order.tax_amount), nets);
  return new Map(
    items.map(({ item_instance_id }, index) => [
      item_instance_id,
      (nets[index] ?? 0) + (taxes[index] ?? 0),
    ]),
  );
}
