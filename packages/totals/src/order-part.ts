import type { PaymentTotals, TaxAmount } from '@comanda/contracts';
import { addCents, type Cents, sumCents } from '@comanda/kernel';

/** One guest's part, with the same totals as the whole order. */
export type OrderPart = PaymentTotals & { readonly taxes: TaxAmount[] };

/** The amounts of a part that are not sums of others. */
export type PartAmounts = {
  readonly net_total: Cents;
  readonly discount: Cents;
  readonly delivery_fee: Cents;
  readonly tax_amount: Cents;
  readonly included_tax: Cents;
  readonly tip_amount: Cents;
  readonly delivery_tip_amount: Cents;
};

/** Adds the sums. */
export function toOrderPart(tax_rate: string, taxes: TaxAmount[], amounts: PartAmounts): OrderPart {
  const { net_total, discount, delivery_fee, tax_amount } = amounts;
  const total_with_tax = sumCents([net_total, delivery_fee, tax_amount]);
  return {
    ...amounts,
    subtotal: addCents(net_total, discount),
    tax_rate,
    taxes,
    total_with_tax,
    total_with_tip_and_tax: sumCents([
      total_with_tax,
      amounts.tip_amount,
      amounts.delivery_tip_amount,
    ]),
  };
}
