import type { Item, OrderType, TaxRates } from '@comanda/contracts';

/** The rate of an item for this way of selling it; undefined = the order's own (TOT-21). */
export function itemTaxRate(
  item: Pick<Item, 'tax_rates'> | null,
  order_type: OrderType,
  isDelivered: boolean,
): string | undefined {
  const rate = item?.tax_rates?.[waySold(order_type, isDelivered)];
  return rate ?? undefined;
}

function waySold(order_type: OrderType, isDelivered: boolean): keyof TaxRates {
  if (order_type === 'DINE_IN') return 'dine_in';
  return isDelivered ? 'delivery' : 'take_out';
}
