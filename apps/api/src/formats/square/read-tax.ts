import type { RestaurantFile } from '@comanda/contracts/bundle';
import type { Problem } from '../foreign-menu';
import { fieldsOf, listOf, textOf } from '../json-shape';
import type { CatalogObject } from './square-objects';
import type { SquarePlace } from './square-place';

const PERCENTAGE = /^\d{1,2}(\.\d{1,4})?$/;

type Tax = {
  readonly id: string;
  readonly name: string;
  readonly percentage: string;
  readonly isIncluded: boolean;
};

/** The one rate of a catalog. Items that are taxed otherwise than most are a problem of theirs. */
export function readTax(
  objects: readonly CatalogObject[],
  items: readonly CatalogObject[],
  place: SquarePlace,
): {
  readonly restaurant: Pick<RestaurantFile, 'tax_percentage' | 'prices_include_tax'> | null;
  /** Taxes of some locations, where none is chosen. */
  readonly problems: readonly (Problem & { readonly item: string })[];
  readonly problemOf: (item: CatalogObject) => Problem | null;
} {
  const limits: Problem[] = [];
  const taxes = objects
    .filter(({ type, isDeleted }) => type === 'TAX' && !isDeleted)
    .filter(({ fields, data }) =>
      place.isSold(fields, `tax ${textOf(data['name'])}`, 'tax', limits),
    )
    .map(readOne);
  const counts = new Map<string, number>();
  for (const item of items) counts.set(rateOf(item), (counts.get(rateOf(item)) ?? 0) + 1);
  const [usual = ''] = [...counts].toSorted(([, a], [, b]) => b - a).map(([rate]) => rate);
  const [percentage = '', kind] = usual.split(/ (.*)/);
  return {
    restaurant:
      PERCENTAGE.test(percentage) && kind !== 'added and included'
        ? { tax_percentage: percentage, prices_include_tax: kind === 'included' }
        : null,
    problems: limits.map((each) => ({ ...each, item: 'the taxes', leaves_out: 'everything' })),
    problemOf: (item) =>
      rateOf(item) === usual
        ? null
        : {
            reason: 'tax_differs',
            part: 'tax',
            detail: `${said(rateOf(item))} instead of ${said(usual)}`,
            leaves_out: 'item',
          },
  };

  /** "8.5 added", "20 included", or nothing; taxes of both kinds on one item are told as neither. */
  function rateOf({ data }: CatalogObject): string {
    if (data['isTaxable'] === false) return '';
    const ids = listOf(data['taxIds']).map(textOf);
    const own = taxes.filter(({ id }) => ids.includes(id));
    const kinds = [...new Set(own.map(({ isIncluded }) => (isIncluded ? 'included' : 'added')))];
    return own.length === 0
      ? ''
      : `${addPercentages(own.map(({ percentage }) => percentage))} ${kinds.join(' and ')}`;
  }
}

function said(rate: string): string {
  const [percentage, ...kind] = rate.split(' ');
  return rate === '' ? 'no tax' : `${percentage} % ${kind.join(' ')}`;
}

function readOne({ id, data }: CatalogObject): Tax {
  const isEnabled = data['enabled'] !== false;
  return {
    id,
    name: textOf(data['name']),
    percentage: isEnabled ? textOf(data['percentage']) || '0' : '0',
    isIncluded: fieldsOf(data)['inclusionType'] === 'INCLUSIVE',
  };
}

/** Adds decimals without binary fractions: 8.5 + 1.25 = 9.75. */
function addPercentages(percentages: readonly string[]): string {
  const units = percentages.reduce((sum, each) => sum + Math.round(Number(each) * 10_000), 0);
  return String(units / 10_000);
}
