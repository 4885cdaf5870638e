import type { TaxAmount } from '@comanda/contracts';
import type { OrderRow } from './order-rows';

/** Taxes of a stored order by rate; one that was stored before dishes had rates of their own has one. */
export function orderTaxes(
  order: Pick<OrderRow, 'taxes' | 'tax_rate' | 'net_total' | 'tax_amount' | 'included_tax'>,
): TaxAmount[] {
  const { taxes, tax_rate, net_total, tax_amount, included_tax } = order;
  return taxes ?? [{ rate: tax_rate, taxable: net_total, amount: tax_amount + included_tax }];
}
