import type { Cents } from '@comanda/kernel';

/** Amount of one line before its discount, the discount, and its tax rate. */
export type LineTotals = {
  readonly amount: Cents;
  readonly discount: Cents;
  readonly tax_rate: string;
};
