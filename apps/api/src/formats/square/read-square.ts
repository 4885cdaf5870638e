import type {
  ForeignCategory,
  ForeignItem,
  ForeignMenu,
  ForeignVariant,
  Problem,
  ReadOptions,
} from '../foreign-menu';
import { camelKeys, fieldsOf, listOf, textOf } from '../json-shape';
import { readCents } from '../read-price';
import type { ItemTaxes } from '../tax-of-items';
import { plainText } from '../texts';
import { readModifierLists } from './read-modifier-lists';
import { readTax } from './read-tax';
import { type CatalogObject, catalogObjects } from './square-objects';
import { readPlace, type SquarePlace } from './square-place';
import { readVisibility } from './square-visibility';

const FOOD = new Set(['', 'REGULAR', 'FOOD_AND_BEV']);

/** A Square catalog: the reply of ListCatalog or SearchCatalogObjects, a batch to upsert, or just the objects. */
export function readSquare(
  json: unknown,
  { location }: Pick<ReadOptions, 'location'>,
): ForeignMenu | null {
  const objects = catalogObjects(camelKeys(json));
  const itemObjects = objects.filter(({ type }) => type === 'ITEM');
  if (itemObjects.length === 0) return null;
  const sold = itemObjects.filter((each) => !isGone(each));
  const place = readPlace(objects, location);
  const lists = readModifierLists(objects, place);
  const visibility = readVisibility(sold);
  const tax = readTax(objects, sold, place);
  const items = sold.flatMap((object) =>
    readItem(object, lists, place, {
      ...tax.taxOf(object),
      hidden: visibility.problemOf(object),
    }),
  );
  return {
    restaurant: tax.restaurant,
    currency: currencyOf(sold),
    menus: [
      {
        id: 'menu',
        name: 'Menu',
        description: '',
        schedule: null,
        categories: categoriesOf(objects, sold, items),
      },
    ],
    problems: [
      ...(place.fault === null ? [] : [{ ...place.fault, item: 'the whole file' }]),
      ...tax.problems,
    ],
    notes: [
      ...notesOf(itemObjects.length - sold.length, objects),
      ...visibility.notes,
      ...leftOutNotes(place, location),
    ],
  };
}

function readItem(
  object: CatalogObject,
  lists: ReturnType<typeof readModifierLists>,
  place: SquarePlace,
  known: ReturnType<ItemTaxes<CatalogObject>['taxOf']> & { readonly hidden: Problem | null },
): ForeignItem[] {
  const { data } = object;
  const problems = [...(known.hidden === null ? [] : [known.hidden]), ...known.problems];
  const name = plainText(data['name']);
  if (!place.isSold(object.fields, name, null, problems) && problems.every(isOfPart)) return [];
  const productType = textOf(data['productType']);
  if (!FOOD.has(productType))
    problems.push({ reason: 'not_food', part: null, detail: productType, leaves_out: 'item' });
  const variations = listOf(data['variations'])
    .map((variation) => fieldsOf(variation))
    .filter((variation) => variation['isDeleted'] !== true);
  const variants = variations.flatMap((each) => readVariation(each, name, place, problems));
  const isGone = variations.length > 0 && variants.length === 0;
  if (isGone && problems.length === 0) return [];
  const item: ForeignItem = {
    id: object.id,
    name,
    description: plainText(
      data['descriptionPlaintext'] ?? data['description'] ?? data['descriptionHtml'],
    ),
    variants,
    variant_title: optionTitle(data),
    groups: lists.groupsOf(data, problems),
    is_in_stock: true,
    diets: null,
    allergens: null,
    tax_percentage: known.tax_percentage,
    problems: isGone ? problems.map((each) => ({ ...each, leaves_out: 'item' })) : problems,
  };
  return [item];
}

function isOfPart({ leaves_out }: Problem): boolean {
  return leaves_out === 'part';
}

function readVariation(
  variation: Record<string, unknown>,
  item: string,
  place: SquarePlace,
  problems: Problem[],
): ForeignVariant[] {
  const data = fieldsOf(variation['itemVariationData']);
  const name = plainText(data['name']) || 'Regular';
  if (data['sellable'] === false) {
    problems.push({ reason: 'hidden', part: name, detail: 'sellable false', leaves_out: 'part' });
    return [];
  }
  if (!place.isSold(variation, `${item} (${name})`, name, problems)) return [];
  const own = place.ownValues(data, name, problems);
  const id = textOf(variation['id']);
  const is_in_stock = own['soldOut'] !== true;
  if ((own['pricingType'] ?? data['pricingType']) === 'VARIABLE_PRICING') {
    problems.push({ reason: 'price_open', part: name, detail: '', leaves_out: 'item' });
    return [{ id, name, price: 0, is_in_stock }];
  }
  const money = fieldsOf(own['priceMoney'] ?? data['priceMoney']);
  return [{ id, name, price: readCents(money['amount'], problems, name), is_in_stock }];
}

function optionTitle(data: Record<string, unknown>): string {
  const [only, ...more] = listOf(data['itemOptions']);
  const name = plainText(fieldsOf(only)['name']);
  return more.length === 0 && name !== '' ? name : 'Choose one';
}

function categoriesOf(
  objects: readonly CatalogObject[],
  sold: readonly CatalogObject[],
  items: readonly ForeignItem[],
): ForeignCategory[] {
  const known = objects.filter(({ type }) => type === 'CATEGORY');
  const categoryOf = new Map(sold.map((object) => [object.id, categoryIdOf(object)]));
  const named = known.map((category) => ({
    id: category.id,
    name: plainText(category.data['name']),
    description: '',
    items: items.filter(({ id }) => categoryOf.get(id) === category.id),
  }));
  const ids = new Set(known.map(({ id }) => id));
  const others = items.filter(({ id }) => !ids.has(categoryOf.get(id) ?? ''));
  return [...named, { id: 'other', name: 'Other', description: '', items: others }];
}

/** The newest way of saying it first: a reporting category, the first of several, the only one. */
function categoryIdOf({ data }: CatalogObject): string {
  const [first] = listOf(data['categories']);
  return (
    textOf(fieldsOf(data['reportingCategory'])['id']) ||
    textOf(fieldsOf(first)['id']) ||
    textOf(data['categoryId'])
  );
}

function currencyOf(sold: readonly CatalogObject[]): string | null {
  const written = sold
    .flatMap(({ data }) => listOf(data['variations']))
    .map(
      (each) => fieldsOf(fieldsOf(fieldsOf(each)['itemVariationData'])['priceMoney'])['currency'],
    )
    .map(textOf)
    .filter((currency) => currency !== '');
  const [first = null, ...more] = new Set(written);
  return more.length === 0 ? first : [first, ...more].join(' and ');
}

function isGone(object: CatalogObject): boolean {
  return object.isDeleted || object.data['isArchived'] === true;
}

function leftOutNotes(place: SquarePlace, location: string | null): string[] {
  const names = place.leftOut();
  return names.length === 0 ? [] : [`not sold at ${location}, left out: ${names.join(', ')}`];
}

function notesOf(gone: number, objects: readonly CatalogObject[]): string[] {
  const images = objects.filter(({ type }) => type === 'IMAGE').length;
  const discounts = objects.filter(
    ({ type }) => type === 'DISCOUNT' || type === 'PRICING_RULE',
  ).length;
  return [
    ...(gone === 0 ? [] : [`${gone} items that are deleted or archived there were left out`]),
    ...(images === 0 ? [] : [`${images} pictures stay where they are; put yours into images/`]),
    ...(discounts === 0
      ? []
      : [`${discounts} discounts and pricing rules are not items; make them campaigns`]),
  ];
}
