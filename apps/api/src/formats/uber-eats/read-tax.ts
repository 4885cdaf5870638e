import type { RestaurantFile } from '@comanda/contracts/bundle';
import type { Problem } from '../foreign-menu';
import { fieldsOf, textOf } from '../json-shape';
import type { Indexed } from './uber-objects';

const PERCENTAGE = /^\d{1,2}(\.\d{1,4})?$/;

/** The tax of most items, which a restaurant has once, and what is wrong with items that are taxed otherwise. */
export function readTax(items: readonly Indexed[]): {
  readonly restaurant: Partial<Pick<RestaurantFile, 'tax_percentage' | 'prices_include_tax'>>;
  readonly problemsOf: (item: Indexed) => Problem[];
} {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(rateOf(item), (counts.get(rateOf(item)) ?? 0) + 1);
  const usual = [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? '';
  const [percentage = '', kind] = usual.split(' ');
  return {
    restaurant: PERCENTAGE.test(percentage)
      ? { tax_percentage: percentage, prices_include_tax: kind === 'included' }
      : {},
    problemsOf(item) {
      const own = rateOf(item);
      if (own === usual) return [];
      const detail = `${said(own)} instead of ${said(usual)}`;
      return [{ reason: 'tax_differs', part: 'tax', detail, leaves_out: 'item' }];
    },
  };
}

/** VAT is part of the price there, a tax rate comes on top. */
function rateOf(item: Indexed): string {
  const info = fieldsOf(item['tax_info']);
  const vat = textOf(info['vat_rate_percentage']);
  if (vat !== '' && vat !== '0') return `${vat} included`;
  const rate = textOf(info['tax_rate']);
  return rate === '' ? '' : `${rate} added`;
}

function said(rate: string): string {
  return rate === '' ? 'no tax' : rate.replace(' ', ' % ');
}
