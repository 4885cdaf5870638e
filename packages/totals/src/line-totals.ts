import type { Cents } from '@comanda/kernel';

/** What one line costs before its discount, what it gets off, and the rate its tax is at. */
export type LineTotals = {
  readonly amount: Cents;
  readonly discount: Cents;
  readonly tax_rate: string;
};
