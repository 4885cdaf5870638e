import type { RestaurantFile } from '@comanda/contracts/bundle';
import type {
  ForeignCategory,
  ForeignMenu,
  ForeignSection,
  Problem,
  ReadOptions,
} from '../foreign-menu';
import { fieldsOf, listOf, textOf } from '../json-shape';
import { datesProblem } from '../limited-dates';
import { phoneProblems, readPhone } from '../read-phone';
import { plainText } from '../texts';
import { readItem } from './read-item';
import { readOpeningHours } from './read-opening-hours';
import { isA, type Node, nodesOf, eachOffer } from './schema-nodes';

type Told = Problem & { readonly item: string };

/** A restaurant with its menus as schema.org JSON-LD; of several in one file, the one that was picked. */
export function readSchemaOrg(json: unknown, options: ReadOptions): ForeignMenu | null {
  const nodes = nodesOf(json);
  const restaurants = nodes.filter((node) =>
    listOf(node['hasMenu'] ?? node['menu']).some((each) => typeof each === 'object'),
  );
  const restaurant =
    restaurants.find((each) => plainText(each['name']) === options.pick) ?? restaurants[0] ?? {};
  const loose = nodes.filter((node) => isA(node, 'Menu'));
  const menus =
    restaurants.length > 0
      ? listOf(restaurant['hasMenu'] ?? restaurant['menu']).map(fieldsOf)
      : loose;
  if (menus.length === 0) return null;
  const problems: Told[] = [];
  if (restaurants.length > 1 && plainText(restaurant['name']) !== options.pick)
    problems.push(severalRestaurants(restaurants.map((each) => plainText(each['name']))));
  const read = menus.map((menu, index) => readMenu(menu, index, problems));
  return {
    restaurant: readRestaurant(restaurant, options, problems),
    currency: currencyOf(menus),
    menus: read,
    problems,
    notes: picturesNote(menus),
  };
}

function severalRestaurants(names: readonly string[]): Told {
  return {
    item: 'the whole file',
    reason: 'several_restaurants',
    part: null,
    detail: names.map((name) => `--pick "${name}"`).join(' or '),
    leaves_out: 'everything',
  };
}

function readMenu(menu: Node, index: number, problems: Told[]): ForeignSection {
  const name = plainText(menu['name']) || 'Menu';
  const items = listOf(menu['hasMenuItem']).map(fieldsOf);
  const own: ForeignCategory[] =
    items.length === 0
      ? []
      : [{ id: `${index}`, name, description: '', items: items.map(readItem) }];
  const sections = listOf(menu['hasMenuSection']).map(fieldsOf);
  return {
    id: textOf(menu['@id']) || String(index),
    name,
    description: plainText(menu['description']),
    schedule: scheduleOfMenu(menu, name, problems),
    categories: [...own, ...sections.flatMap((section) => categoriesOf(section))],
  };
}

/** Sections within sections become headings beside each other; one that has only sections is no heading. */
function categoriesOf(section: Node, outer: readonly Problem[] = []): ForeignCategory[] {
  const name = plainText(section['name']);
  const offer = fieldsOf(listOf(section['offers'])[0]);
  const own_dates = datesProblem(
    [offer['availabilityStarts'], offer['availabilityEnds']],
    null,
    'item',
  ).filter(({ detail }) => outer.every((each) => each.detail !== detail));
  const dates = [...outer, ...own_dates];
  const items = listOf(section['hasMenuItem'])
    .map((each) => readItem(fieldsOf(each)))
    .map((item) => ({ ...item, problems: [...item.problems, ...dates] }));
  const inner = listOf(section['hasMenuSection'])
    .map(fieldsOf)
    .flatMap((each) => categoriesOf(each, dates));
  const own = {
    id: textOf(section['@id']) || name,
    name,
    description: plainText(section['description']),
    items,
  };
  return items.length === 0 ? inner : [own, ...inner];
}

function scheduleOfMenu(menu: Node, name: string, problems: Told[]): ForeignSection['schedule'] {
  const offer = fieldsOf(listOf(menu['offers'])[0]);
  const read = readOpeningHours(fieldsOf(offer['availableAtOrFrom']));
  if (read.ok) return read.value === null ? null : { ...read.value.schedule, name };
  problems.push({
    item: name,
    reason: 'hours_not_understood',
    part: 'hours',
    detail: read.error,
    leaves_out: 'part',
  });
  return null;
}

function readRestaurant(
  node: Node,
  { country }: ReadOptions,
  problems: Told[],
): Partial<RestaurantFile> {
  const name = plainText(node['name']);
  const description = plainText(node['description']);
  const address = addressOf(node['address']);
  const phoneCountry = countryOf(node['address']) ?? country;
  problems.push(...phoneProblems(node['telephone'], phoneCountry, name));
  const hours = readOpeningHours(node);
  if (!hours.ok)
    problems.push({
      item: name,
      reason: 'hours_not_understood',
      part: 'opening hours',
      detail: hours.error,
      leaves_out: 'part',
    });
  for (const left of hours.ok ? (hours.value?.left_out ?? []) : [])
    problems.push({
      item: name,
      reason: 'hours_not_understood',
      part: 'opening hours',
      detail: left,
      leaves_out: 'part',
    });
  return {
    ...(name === '' ? {} : { name }),
    ...(description === '' ? {} : { description }),
    ...(address === '' ? {} : { address }),
    ...placeOf(node),
    phone_number: readPhone(node['telephone'], phoneCountry)[0] ?? null,
    opening_hours: hours.ok ? (hours.value?.schedule ?? null) : null,
  };
}

function placeOf(node: Node): Partial<Pick<RestaurantFile, 'latitude' | 'longitude'>> {
  const geo = fieldsOf(node['geo']);
  const latitude = Number.parseFloat(textOf(geo['latitude']));
  const longitude = Number.parseFloat(textOf(geo['longitude']));
  return Number.isFinite(latitude) && Number.isFinite(longitude) ? { latitude, longitude } : {};
}

function addressOf(address: unknown): string {
  if (typeof address === 'string') return plainText(address);
  const fields = fieldsOf(address);
  return ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry']
    .map((key) => plainText(fieldsOf(fields[key])['name'] ?? fields[key]))
    .filter((part) => part !== '')
    .join(', ');
}

function countryOf(address: unknown): string | null {
  const country = textOf(fieldsOf(address)['addressCountry']).toUpperCase();
  return /^[A-Z]{2}$/.test(country) ? country : null;
}

function currencyOf(menus: readonly Node[]): string | null {
  const found = new Set<string>();
  eachOffer(menus, (offer) => {
    const currency = textOf(
      offer['priceCurrency'] ?? fieldsOf(offer['priceSpecification'])['priceCurrency'],
    );
    if (currency !== '') found.add(currency);
  });
  const [first = null, ...more] = found;
  return more.length === 0 ? first : [...found].join(' and ');
}

function picturesNote(menus: readonly Node[]): string[] {
  const count = JSON.stringify(menus).match(/"image":/g)?.length ?? 0;
  return count === 0
    ? []
    : [`pictures in ${count} places stay where they are; put yours into images/`];
}
