import type { Order } from '@comanda/contracts';
import { type TaxSum, taxSums } from '@comanda/ordering';

/** Adds up the taxes of some orders by rate, as each order has them. Taxes of zero are left out. */
export function billTaxes(orders: readonly Pick<Order, 'totals'>[]): TaxSum[] {
  const sums = new Map<string, TaxSum>();
  for (const tax of orders.flatMap(({ totals }) => taxSums(totals))) {
    const key = `${tax.kind} ${tax.rate}`;
    sums.set(key, { ...tax, amount: tax.amount + (sums.get(key)?.amount ?? 0) });
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0);
}
