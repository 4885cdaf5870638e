import type { RestaurantFile } from '@comanda/contracts/bundle';
import type {
  ForeignCategory,
  ForeignItem,
  ForeignMenu,
  Problem,
  ReadOptions,
} from '../foreign-menu';
import { countOf, fieldsOf, listOf, textOf } from '../json-shape';
import { phoneProblems, readPhone } from '../read-phone';
import { readDecimal } from '../read-price';
import { plainText } from '../texts';
import { readOptions } from './read-options';

type Fields = Record<string, unknown>;

/** TastyIgniter's records: menus, and where they are given, menu options, categories and the location. */
export function readTastyIgniter(
  files: readonly unknown[],
  options: ReadOptions,
): ForeignMenu | null {
  const records = files.flatMap(recordsOf);
  const menus = records.filter((each) => 'menu_name' in each);
  if (menus.length === 0) return null;
  const shared = records.filter((each) => 'option_name' in each && 'option_values' in each);
  const categories = records.filter((each) => 'permalink_slug' in each && 'name' in each);
  const location = records.find((each) => 'location_name' in each);
  const active = menus.filter(({ menu_status }) => isOn(menu_status));
  const items = active.map((menu) => [readMenu(menu, shared), categoryNamesOf(menu)] as const);
  const gone = menus.length - active.length;
  const read = new Set([...menus, ...shared, ...categories, location]);
  const unread = records.filter((each) => !read.has(each)).length;
  return {
    restaurant: location === undefined ? {} : readLocation(location, options.country),
    currency: null,
    menus: [
      {
        id: 'menu',
        name: 'Menu',
        description: '',
        schedule: null,
        categories: sorted(categories, items),
      },
    ],
    problems: phoneProblems(location?.['location_telephone'], options.country, 'the location'),
    notes: [
      ...(gone === 0 ? [] : [`${gone} dishes that are switched off there were left out`]),
      ...(unread === 0 ? [] : [`${unread} records are of no menu and were left out`]),
    ],
  };
}

function readMenu(menu: Fields, shared: readonly Fields[]): ForeignItem {
  const problems: Problem[] = [];
  const id = textOf(menu['menu_id']) || textOf(menu['menu_name']);
  const least = countOf(menu['minimum_qty']) ?? 1;
  if (least > 1)
    problems.push({
      reason: 'minimum_quantity',
      part: null,
      detail: `from ${least} on`,
      leaves_out: 'item',
    });
  const restriction = listOf(menu['order_restriction'])
    .map(textOf)
    .filter((each) => each !== '');
  if (restriction.length > 0)
    problems.push({
      reason: 'place_limited',
      part: 'order types',
      detail: restriction.join(', '),
      leaves_out: 'part',
    });
  return {
    id,
    name: plainText(menu['menu_name']),
    description: plainText(menu['menu_description']),
    variants: [{ id, name: '', price: readDecimal(menu['menu_price'], problems) }],
    variant_title: '',
    groups: listOf(menu['menu_options']).flatMap((option) => readOptions(option, shared, problems)),
    is_in_stock: menu['is_stock_out'] !== true && countOf(menu['stock_qty']) !== 0,
    diets: null,
    allergens: null,
    problems,
  };
}

function sorted(
  known: readonly Fields[],
  items: readonly (readonly [ForeignItem, readonly string[]])[],
): ForeignCategory[] {
  const ranked = known
    .toSorted((a, b) => (countOf(a['priority']) ?? 0) - (countOf(b['priority']) ?? 0))
    .map((each) => ({
      name: plainText(each['name']),
      description: plainText(each['description']),
    }));
  const unknown = new Set(items.map(([, [name = '']]) => name));
  for (const { name } of ranked) unknown.delete(name);
  return [...ranked, ...[...unknown].map((name) => ({ name, description: '' }))].map(
    (category) => ({
      id: category.name,
      ...category,
      items: items.filter(([, [name = '']]) => name === category.name).map(([item]) => item),
    }),
  );
}

function categoryNamesOf(menu: Fields): string[] {
  return listOf(menu['categories'] ?? menu['menu_categories']).map((each) =>
    plainText(typeof each === 'string' ? each : fieldsOf(each)['name']),
  );
}

function readLocation(location: Fields, country: string): Partial<RestaurantFile> {
  const name = plainText(location['location_name']);
  const address = ['location_address_1', 'location_address_2', 'location_city', 'location_postcode']
    .map((key) => plainText(location[key]))
    .filter((part) => part !== '')
    .join(', ');
  const latitude = Number(location['location_lat']);
  const longitude = Number(location['location_lng']);
  const hasPlace =
    Number.isFinite(latitude) && Number.isFinite(longitude) && 'location_lat' in location;
  return {
    ...(name === '' ? {} : { name }),
    ...(address === '' ? {} : { address }),
    ...(hasPlace ? { latitude, longitude } : {}),
    phone_number: readPhone(location['location_telephone'], country)[0] ?? null,
  };
}

function recordsOf(file: unknown): Fields[] {
  const inner = fieldsOf(file)['data'];
  return listOf(inner ?? file).map((each) => {
    const fields = fieldsOf(each);
    return 'attributes' in fields
      ? { ...fieldsOf(fields['attributes']), menu_id: fields['id'] }
      : fields;
  });
}

function isOn(status: unknown): boolean {
  return status === undefined || status === 1 || status === '1' || status === true;
}
