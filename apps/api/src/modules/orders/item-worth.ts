import { allocate, cents, sumCents } from '@comanda/kernel';
import type { StoredOrder } from './order-rows';
import { orderTaxes } from './order-taxes';

/**
 * Cost of each line of an order, with its part of the discounts and of the tax at its rate; tips and fees belong to no
 * line.
 */
export function itemWorth({
  order,
  items,
}: Pick<StoredOrder, 'order' | 'items'>): ReadonlyMap<string, number> {
  const nets = items.map(({ amount, discount }) => amount - discount);
  const taxes = items.length === 0 || order.tax_amount === 0 ? [] : taxesByLine();
  return new Map(
    items.map(({ item_instance_id }, index) => [
      item_instance_id,
      (nets[index] ?? 0) + sumCents(taxes.map((shares) => shares[index] ?? cents(0))),
    ]),
  );

  /** For each rate, the part of its tax that each line has. */
  function taxesByLine() {
    return orderTaxes(order).map(({ rate, amount }) => {
      const own = items.map(({ tax_rate }, index) =>
        Number(tax_rate ?? order.tax_rate) === Number(rate) ? (nets[index] ?? 0) : 0,
      );
      // Where only the delivery is taxed at a rate, its tax is spread like the fee: over all lines.
      return allocate(cents(amount), own.some(Boolean) ? own : nets);
    });
  }
}
