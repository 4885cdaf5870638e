import type { Problem } from '../foreign-menu';
import { fieldsOf, listOf, textOf } from '../json-shape';
import { type ItemTaxes, taxesOfItems } from '../tax-of-items';
import type { CatalogObject } from './square-objects';
import type { SquarePlace } from './square-place';

type Tax = {
  readonly id: string;
  readonly name: string;
  readonly percentage: string;
  readonly isIncluded: boolean;
};

/** Taxes of the items of a catalog. */
export function readTax(
  objects: readonly CatalogObject[],
  items: readonly CatalogObject[],
  place: SquarePlace,
): ItemTaxes<CatalogObject> & {
  /** Taxes of some locations, where none is chosen. */
  readonly problems: readonly (Problem & { readonly item: string })[];
} {
  const limits: Problem[] = [];
  const taxes = objects
    .filter(({ type, isDeleted }) => type === 'TAX' && !isDeleted)
    .filter(({ fields, data }) =>
      place.isSold(fields, `tax ${textOf(data['name'])}`, 'tax', limits),
    )
    .map(readOne);
  return {
    ...taxesOfItems(items, taxTextOf),
    problems: limits.map((each) => ({ ...each, item: 'the taxes', leaves_out: 'everything' })),
  };

  /** Taxes of both kinds on one item are told as neither. */
  function taxTextOf({ data }: CatalogObject): string {
    if (data['isTaxable'] === false) return '';
    const ids = listOf(data['taxIds']).map(textOf);
    const own = taxes.filter(({ id }) => ids.includes(id));
    const kinds = [...new Set(own.map(({ isIncluded }) => (isIncluded ? 'included' : 'added')))];
    return own.length === 0
      ? ''
      : `${addPercentages(own.map(({ percentage }) => percentage))} ${kinds.join(' and ')}`;
  }
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
