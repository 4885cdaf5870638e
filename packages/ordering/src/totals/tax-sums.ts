import type { PaymentTotals } from '@comanda/contracts';

export type TaxSum = {
  readonly kind: 'tax' | 'included_tax';
  readonly rate: string;
  readonly amount: number;
};

/** The taxes to be shown, one for each rate. Totals of an older server name only the restaurant's own. */
export function taxSums({ taxes, tax_rate, tax_amount, included_tax }: PaymentTotals): TaxSum[] {
  const kind = included_tax > 0 ? 'included_tax' : 'tax';
  if (taxes === undefined) return [{ kind, rate: tax_rate, amount: tax_amount + included_tax }];
  return taxes.map(({ rate, amount }) => ({ kind, rate, amount }));
}
