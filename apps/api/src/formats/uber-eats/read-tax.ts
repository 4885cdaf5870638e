import { fieldsOf, textOf } from '../json-shape';
import { type ItemTaxes, taxesOfItems } from '../tax-of-items';
import type { Indexed } from './uber-objects';

/** Taxes of the items of a menu. */
export function readTax(items: readonly Indexed[]): ItemTaxes<Indexed> {
  return taxesOfItems(items, taxTextOf);
}

/** VAT is part of the price there, a tax rate comes on top. */
function taxTextOf(item: Indexed): string {
  const info = fieldsOf(item['tax_info']);
  const vat = textOf(info['vat_rate_percentage']);
  if (vat !== '' && vat !== '0') return `${vat} included`;
  const rate = textOf(info['tax_rate']);
  return rate === '' ? '' : `${rate} added`;
}
