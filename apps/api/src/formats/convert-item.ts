import { MAX_CENTS } from '@comanda/contracts';
import type { ItemFile } from '@comanda/contracts/bundle';
import type { ForeignGroup, ForeignItem, ForeignVariant, Problem } from './foreign-menu';
import type { GroupPool } from './group-pool';
import { shortened } from './texts';

const LONGEST_DESCRIPTION = 500;

/** Something the source sells at one price, and how it is ordered with us. */
export type SoldUnit = {
  readonly source_id: string;
  readonly price: number;
  readonly item: string;
  /** "group.modifier" of the size or kind, where there are several. */
  readonly choice: string | null;
};

export type ConvertedItem = {
  readonly item: Omit<ItemFile, 'key'> | null;
  readonly sold: readonly Omit<SoldUnit, 'item'>[];
  readonly problems: readonly Problem[];
  readonly notes: readonly string[];
};

/** A dish as it would stand in menus.yaml; null when a problem takes all of it away. */
export function convertItem(item: ForeignItem, pool: GroupPool): ConvertedItem {
  const problems: Problem[] = [...item.problems];
  const price = Math.min(...item.variants.map((variant) => variant.price));
  judge(item, price, problems);
  if (problems.some(isWhole)) return { item: null, sold: [], problems, notes: [] };

  const sizes =
    item.variants.length > 1
      ? pool.add(variantGroup(item, price), problems, `${item.name} kind`)
      : null;
  const groups = item.groups
    .map((group) => pool.add(group, problems)?.key)
    .filter((key) => key !== undefined);
  if (problems.some(isWhole)) return { item: null, sold: [], problems, notes: [] };

  const description = shortened(item.description, LONGEST_DESCRIPTION);
  const isCut = description !== item.description;
  return {
    item: {
      name: item.name,
      description,
      price,
      image: null,
      is_in_stock: item.is_in_stock && item.variants.some(isInStock),
      is_featured: false,
      tax_percentage: item.tax_percentage ?? null,
      modifier_groups: [...new Set([...(sizes === null ? [] : [sizes.key]), ...groups])],
      allergens: item.allergens === null ? null : [...item.allergens],
      diets: item.diets === null ? null : [...item.diets],
    },
    sold: item.variants.map((variant, index) => ({
      source_id: variant.id,
      price: variant.price,
      choice: sizes === null ? null : `${sizes.key}.${sizes.modifiers[index] ?? ''}`,
    })),
    problems,
    notes: isCut
      ? [`"${item.name}": the description was cut to ${LONGEST_DESCRIPTION} characters`]
      : [],
  };
}

function isInStock({ is_in_stock = true }: ForeignVariant): boolean {
  return is_in_stock;
}

function isWhole({ leaves_out }: Problem): boolean {
  return leaves_out !== 'part';
}

function judge(item: ForeignItem, price: number, problems: Problem[]): void {
  function fault(reason: Problem['reason'], detail: string): void {
    problems.push({ reason, part: null, detail, leaves_out: 'item' });
  }
  const isNamed = item.name !== '' || problems.some(({ reason }) => reason === 'name_missing');
  if (!isNamed) fault('name_missing', item.id);
  if (item.name.length > 120) fault('name_too_long', item.name);
  if (item.variants.length === 0) {
    if (!problems.some(isWhole)) fault('price_missing', '');
  } else if (price > MAX_CENTS) fault('price_too_high', String(price));
}

/** Sizes and kinds are a question that must be answered: the dish costs what its cheapest costs, the others more. */
function variantGroup(item: ForeignItem, price: number): ForeignGroup {
  return {
    id: item.id,
    name: item.variant_title,
    min: 1,
    max: 1,
    free: 0,
    options: item.variants.map((variant) => ({
      id: variant.id,
      name: variant.name,
      price: variant.price - price,
      is_in_stock: isInStock(variant),
      default_count: 0,
      diets: null,
      groups: [],
    })),
  };
}
