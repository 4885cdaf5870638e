import type { TaxAmount } from '@comanda/contracts';
import { allocate, type Cents, cents, sumCents } from '@comanda/kernel';

/**
 * The taxes of a part of an order, which come to this much tax, by rate. What the part pays and what others pay says
 * how much of the taxed amounts is its own.
 */
export function partOfTaxes(
  taxes: readonly TaxAmount[],
  tax: Cents,
  [own, others]: readonly [Cents, Cents],
): TaxAmount[] {
  if (taxes.length === 0) return [];
  const amounts = splitLike(tax, taxes, 'amount');
  const [taxed = cents(0)] = allocate(sumCents(taxes.map(({ taxable }) => cents(taxable))), [
    own,
    others,
  ]);
  const taxables = splitLike(taxed, taxes, 'taxable');
  return taxes.map(({ rate }, place) => ({
    rate,
    taxable: taxables[place] ?? 0,
    amount: amounts[place] ?? 0,
  }));
}

/** Taxes of several orders or parts as one list: a rate is told once. */
export function addTaxes(lists: readonly (readonly TaxAmount[])[]): TaxAmount[] {
  const byRate = new Map<number, TaxAmount>();
  for (const each of lists.flat()) {
    const known = byRate.get(Number(each.rate));
    const { rate, taxable, amount } = known ?? { ...each, taxable: 0, amount: 0 };
    byRate.set(Number(rate), {
      rate,
      taxable: taxable + each.taxable,
      amount: amount + each.amount,
    });
  }
  return [...byRate.values()];
}

function splitLike(
  total: Cents,
  taxes: readonly TaxAmount[],
  name: 'taxable' | 'amount',
): readonly number[] {
  const weights = taxes.map((tax) => tax[name]);
  return allocate(total, weights.some(Boolean) ? weights : taxes.map(({ taxable }) => taxable));
}
