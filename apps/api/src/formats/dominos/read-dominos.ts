import { groupBy } from '../../shared/group-by';
import type {
  ForeignCategory,
  ForeignItem,
  ForeignMenu,
  Problem,
  ReadOptions,
} from '../foreign-menu';
import { fieldsOf, textOf } from '../json-shape';
import { readDecimal } from '../read-price';
import { plainText } from '../texts';
import { type Coded, codesOf, field, flagOf, recordsIn } from './dominos-fields';
import { readProfile } from './read-profile';
import { readOptionGroups } from './read-option-groups';

/** The menu of a Domino's shop, as its ordering service gives it, in either casing; with the shop's profile beside it, its place and hours too. */
export function readDominos(files: readonly unknown[], options: ReadOptions): ForeignMenu | null {
  const json = files.find((file) => recordsIn(file, 'Products').length > 0);
  const profile = files.find(
    (file) => file !== json && field(fieldsOf(file), 'StoreID') !== undefined,
  );
  const products = recordsIn(json, 'Products');
  const variants = recordsIn(json, 'Variants');
  if (products.length === 0 || variants.length === 0) return null;
  const shop = readProfile(profile, options);
  const items = products.flatMap((product) => itemsOf(product, variants, json));
  return {
    restaurant: shop.restaurant,
    currency: shop.currency,
    menus: [
      {
        id: 'menu',
        name: 'Menu',
        description: '',
        schedule: null,
        categories: categoriesOf(json, items),
      },
    ],
    problems: [...shop.problems, ...couponProblems(json)],
    notes: notesOf(json),
  };
}

type Made = { readonly product: string; readonly item: ForeignItem };

/** One dish per size and crust: their toppings cost differently, so they cannot share a question. Alike ones are kinds of one dish. */
function itemsOf(product: Coded, all: readonly Coded[], json: unknown): Made[] {
  const code = product.code;
  const variants = all.filter((each) => textOf(field(each.fields, 'ProductCode')) === code);
  const read = variants.map((variant) => {
    const problems: Problem[] = [...tagProblems(product), ...tagProblems(variant)];
    const price = readDecimal(field(variant.fields, 'Price'), problems);
    const groups = readOptionGroups(product, variant, json, problems);
    return {
      id: variant.code,
      name: plainText(field(variant.fields, 'Name')),
      price,
      groups,
      problems,
    };
  });
  const sets = groupBy(read, ({ groups, problems }) => JSON.stringify([groups, problems]));
  return [...sets.values()].map((set) => ({
    product: code,
    item: {
      id: set.length === 1 ? (set[0]?.id ?? code) : code,
      name: set.length === 1 ? (set[0]?.name ?? '') : plainText(field(product.fields, 'Name')),
      description: plainText(field(product.fields, 'Description')),
      variants: set.map(({ id, name, price }) => ({ id, name, price })),
      variant_title: 'Choose one',
      groups: set[0]?.groups ?? [],
      is_in_stock: true,
      diets: null,
      allergens: null,
      problems: set[0]?.problems ?? [],
    },
  }));
}

function tagProblems({ fields }: Coded): Problem[] {
  const tags = fieldsOf(field(fields, 'Tags'));
  const problems: Problem[] = [];
  if (field(tags, 'Donation') !== undefined)
    problems.push({ reason: 'not_food', part: null, detail: 'a donation', leaves_out: 'item' });
  if (flagOf(tags, 'Hidden'))
    problems.push({ reason: 'hidden', part: null, detail: '', leaves_out: 'item' });
  const services = codesOf(field(tags, 'ValidServiceMethods'));
  if (services.length > 0)
    problems.push({
      reason: 'place_limited',
      part: 'service',
      detail: services.join(', '),
      leaves_out: 'part',
    });
  return problems;
}

/** The tree of headings, laid out flat: every heading that has products of its own, and one for what has none. */
function categoriesOf(json: unknown, items: readonly Made[]): ForeignCategory[] {
  const root = field(
    fieldsOf(field(fieldsOf(json), 'Categorization') ?? field(fieldsOf(json), 'Categories')),
    'Food',
  );
  const placed = new Set<string>();
  const headings = headingsIn(root).map(({ id, name, products }) => {
    const own = products.filter((product) => !placed.has(product));
    for (const product of own) placed.add(product);
    return {
      id,
      name,
      description: '',
      items: own.flatMap((code) =>
        items.filter(({ product }) => product === code).map(({ item }) => item),
      ),
    };
  });
  const others = items.filter(({ product }) => !placed.has(product)).map(({ item }) => item);
  return [...headings, { id: 'other', name: 'Other', description: '', items: others }];
}

type Heading = { readonly id: string; readonly name: string; readonly products: readonly string[] };

function headingsIn(node: unknown): Heading[] {
  const fields = fieldsOf(node);
  const inner = field(fields, 'Categories') ?? field(fields, 'SubCategories');
  const code = textOf(field(fields, 'Code'));
  const own = {
    id: code,
    name: plainText(field(fields, 'Name')) || code,
    products: codesOf(field(fields, 'Products')),
  };
  // The trunk of the tree is kept by name and has no code of its own.
  const branches = inner === undefined && code === '' ? fields : inner;
  const children = Object.values(branches ?? {});
  return [...(own.products.length > 0 ? [own] : []), ...children.flatMap(headingsIn)];
}

function couponProblems(json: unknown): ForeignMenu['problems'] {
  const coupons = field(fieldsOf(json), 'Coupons');
  const list = recordsIn(
    field(fieldsOf(coupons), 'Products') === undefined ? json : coupons,
    field(fieldsOf(coupons), 'Products') === undefined ? 'Coupons' : 'Products',
  );
  return list.map(({ code, fields }) => ({
    item: plainText(field(fields, 'Name')) || code,
    reason: 'promotion',
    part: `coupon ${code}`,
    detail: '',
    leaves_out: 'part',
  }));
}

function notesOf(json: unknown): string[] {
  const ready = recordsIn(json, 'PreconfiguredProducts').length;
  return ready === 0
    ? []
    : [`${ready} ready-made combinations are shortcuts to dishes that are in the menu`];
}
