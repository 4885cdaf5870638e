import type { ScheduleFile } from '@comanda/contracts/bundle';
import type {
  ForeignGroup,
  ForeignItem,
  ForeignMenu,
  ForeignOption,
  ForeignSection,
  Problem,
} from '../foreign-menu';
import { countOf, fieldsOf, listOf, textOf } from '../json-shape';
import { readCents } from '../read-price';
import { plainText } from '../texts';
import { readSellingTime, type SellingTime } from './read-selling-time';

type Fields = Record<string, unknown>;

/** GrabFood's menu, as partners serve it: categories whose items each belong to a selling time. */
export function readGrabFood(json: unknown): ForeignMenu | null {
  const menu = findMenu(json);
  if (menu === null) return null;
  const currency = fieldsOf(menu['currency']);
  const exponent = countOf(currency['exponent']) ?? 2;
  const times = listOf(menu['sellingTimes']).map((each) => readSellingTime(fieldsOf(each)));
  const problems: (Problem & { item: string })[] = times.flatMap(({ name, problem }) =>
    problem === null ? [] : [{ item: name, ...problem }],
  );
  if (exponent !== 2)
    problems.push({
      item: 'the whole menu',
      reason: 'price_not_understood',
      part: null,
      detail: `amounts of ${exponent} decimals`,
      leaves_out: 'everything',
    });
  const code = textOf(currency['code']);
  return {
    restaurant: {},
    currency: code === '' ? null : code,
    menus: sectionsOf(menu, times),
    problems,
    notes: othersIn(json),
  };
}

/** The menu itself, or what holds it. */
function findMenu(json: unknown): Fields | null {
  const fields = fieldsOf(json);
  if (Array.isArray(fields['categories'])) return fields;
  if (Array.isArray(fields['sections']))
    return {
      ...fields,
      categories: listOf(fields['sections']).flatMap((each) =>
        listOf(fieldsOf(each)['categories']),
      ),
    };
  return (
    Object.values(fields)
      .filter((each) => typeof each === 'object' && each !== null && !Array.isArray(each))
      .map(findMenu)
      .find((each) => each !== null) ?? null
  );
}

/** Data beside the menu in a file that holds several replies. */
function othersIn(json: unknown): string[] {
  const fields = fieldsOf(json);
  if (fields['categories'] !== undefined || fields['sections'] !== undefined) return [];
  const others = Object.keys(fields).filter((key) => findMenu(fields[key]) === null);
  return others.length === 0 ? [] : [`${others.join(', ')}: no part of a menu, left out`];
}

/** One menu of ours per selling time, with those items of each category that are sold then. */
function sectionsOf(menu: Fields, times: readonly SellingTime[]): ForeignSection[] {
  const categories = listOf(menu['categories']).map(fieldsOf);
  const read = categories.map((category) => ({
    id: textOf(category['id']),
    name: plainText(category['name']),
    description: '',
    items: listOf(category['items'])
      .map(fieldsOf)
      .map((item) => ({
        time: textOf(item['sellingTimeID']) || textOf(category['sellingTimeID']),
        item: readItem(item, category),
      })),
  }));
  const used = new Set(read.flatMap(({ items }) => items.map(({ time }) => time)));
  return [...used].map((time) => {
    const found = times.find(({ id }) => id === time);
    return {
      id: time || 'menu',
      name: found?.name || 'Menu',
      description: '',
      schedule: scheduleOrNull(found),
      categories: read.map((category) => ({
        ...category,
        items: category.items
          .filter((each) => each.time === time)
          .map(({ item }) => ({ ...item, problems: [...item.problems, ...(found?.dates ?? [])] })),
      })),
    };
  });
}

function scheduleOrNull(time: SellingTime | undefined): ScheduleFile | null {
  return time === undefined ? null : time.schedule;
}

function readItem(item: Fields, category: Fields): ForeignItem {
  const problems: Problem[] = [];
  const id = textOf(item['id']);
  if (item['availableStatus'] === 'HIDE' || category['availableStatus'] === 'HIDE')
    problems.push({ reason: 'hidden', part: null, detail: '', leaves_out: 'item' });
  channelProblems(item, '', problems);
  const stock = countOf(item['maxStock']);
  if (stock !== null && stock > 0)
    problems.push({
      reason: 'stock_counted',
      part: 'stock',
      detail: String(stock),
      leaves_out: 'part',
    });
  return {
    id,
    name: plainText(item['name']),
    description: plainText(item['description']),
    variants: [{ id, name: '', price: readCents(item['price'], problems) }],
    variant_title: '',
    groups: listOf(item['modifierGroups']).map((each) => readGroup(fieldsOf(each), problems)),
    is_in_stock: isAvailable(item) && isAvailable(category) && stock !== 0,
    diets: null,
    allergens: null,
    problems,
  };
}

function readGroup(group: Fields, problems: Problem[]): ForeignGroup {
  const name = plainText(group['name']);
  return {
    id: textOf(group['id']),
    name,
    min: countOf(group['selectionRangeMin']),
    max: countOf(group['selectionRangeMax']),
    free: 0,
    options: listOf(group['modifiers']).map((each) => readModifier(fieldsOf(each), name, problems)),
  };
}

function readModifier(modifier: Fields, group: string, problems: Problem[]): ForeignOption {
  const name = plainText(modifier['name']);
  channelProblems(modifier, `${group}: ${name}`, problems);
  return {
    id: textOf(modifier['id']),
    name,
    price: readCents(modifier['price'], problems, `${group}: ${name}`),
    is_in_stock: isAvailable(modifier),
    default_count: 0,
    diets: null,
    groups: [],
  };
}

/** Prices and bans of single channels, such as delivery only. */
function channelProblems(thing: Fields, part: string, problems: Problem[]): void {
  const prices = Object.entries(fieldsOf(thing['advancedPricing'])).filter(
    ([, price]) => countOf(price) !== null && price !== thing['price'],
  );
  if (prices.length > 0) {
    const detail = prices.map(([channel, price]) => `${channel} ${String(price)}`).join(', ');
    problems.push({
      reason: 'price_by_place',
      part: part || 'prices of channels',
      detail,
      leaves_out: 'part',
    });
  }
  const banned = Object.entries(fieldsOf(thing['purchasability'])).filter(
    ([, can]) => can === false,
  );
  if (banned.length > 0) {
    const detail = banned.map(([channel]) => channel).join(', ');
    problems.push({
      reason: 'place_limited',
      part: part || 'not sold in channels',
      detail,
      leaves_out: 'part',
    });
  }
}

function isAvailable(thing: Fields): boolean {
  const status = textOf(thing['availableStatus']);
  return status === '' || status === 'AVAILABLE';
}
