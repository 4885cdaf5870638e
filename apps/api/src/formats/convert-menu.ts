import {
  isOwnItem,
  type ItemFile,
  type MenusFile,
  type RestaurantFile,
  restaurantFileSchema,
  type ScheduleFile,
} from '@comanda/contracts/bundle';
import { convertItem, type SoldUnit } from './convert-item';
import type {
  ForeignCategory,
  ForeignMenu,
  ForeignSection,
  Problem,
  ReadOptions,
} from './foreign-menu';
import { makeGroupPool } from './group-pool';
import { makeKeys } from './make-keys';
import { REASONS } from './reasons';
import { shortened } from './texts';

const CURRENCIES = ['USD', 'CAD'] as const;

/** One thing that could not be taken over, with what is left out of the folder because of it. */
export type Refusal = {
  readonly item: string;
  /** Products the source sells under this name, each at its price. */
  readonly source_ids: readonly string[];
  readonly part: string | null;
  readonly reason: Problem['reason'];
  readonly message: string;
  readonly leaves_out: Problem['leaves_out'];
};

export type ConvertedMenu = {
  readonly restaurant: Partial<RestaurantFile>;
  readonly menus: MenusFile;
  readonly refusals: readonly Refusal[];
  readonly notes: readonly string[];
  readonly sold: readonly SoldUnit[];
};

/** Another system's restaurant in our words. Whatever does not fit is a refusal and is left out; nothing is rounded or guessed. */
export function convertMenu(foreign: ForeignMenu, options: ReadOptions): ConvertedMenu {
  const { currency, faults, notes } = currencyOf(foreign, options);
  const pool = makeGroupPool();
  const newItemKey = makeKeys();
  const newCategoryKey = makeKeys();
  const newMenuKey = makeKeys();
  const newScheduleKey = makeKeys();
  const sold: SoldUnit[] = [];
  const restaurant = checkRestaurant(foreign.restaurant);
  const refusals: Refusal[] = [
    ...faults,
    ...restaurant.faults,
    ...foreign.problems.map((problem) => refusalOf(problem.item, [], problem)),
  ];
  const schedules: MenusFile['schedules'] = [];
  const menus = foreign.menus.map(menuFile);
  return {
    restaurant: { ...restaurant.fields, ...(currency === null ? {} : { currency }) },
    menus: { schedules, modifier_groups: usedGroups(pool.groups(), menus), menus },
    refusals,
    notes: [...notes, ...foreign.notes],
    sold,
  };

  function menuFile(menu: ForeignSection): MenusFile['menus'][number] {
    return {
      key: newMenuKey(menu.name, menu.id),
      name: shortened(menu.name, 120) || 'Menu',
      description: shortened(menu.description, 500),
      image: null,
      logo: null,
      theme: null,
      is_active: true,
      menu_status: null,
      schedule: scheduleKey(menu),
      categories: menu.categories.map(categoryFile).filter(({ items }) => items.length > 0),
    };
  }

  function scheduleKey(menu: ForeignSection): string | null {
    if (menu.schedule === null) return null;
    const known = schedules.find(({ key: _key, ...schedule }) => isSame(schedule, menu.schedule));
    if (known !== undefined) return known.key;
    const key = newScheduleKey(menu.schedule.name || menu.name, menu.id);
    schedules.push({ key, ...menu.schedule });
    return key;
  }

  function categoryFile(category: ForeignCategory) {
    return {
      key: newCategoryKey(category.name || 'menu', category.id),
      name: shortened(category.name, 120) || 'Menu',
      description: shortened(category.description, 500),
      tax_percentage: null,
      items: category.items.flatMap((item): ItemFile[] => {
        const converted = convertItem(item, pool);
        notes.push(...converted.notes);
        refusals.push(
          ...converted.problems.map((problem) =>
            refusalOf(
              item.name || item.id,
              item.variants.map(({ id }) => id),
              problem,
            ),
          ),
        );
        if (converted.item === null) return [];
        const key = newItemKey(item.name, item.id);
        sold.push(...converted.sold.map((unit) => ({ ...unit, item: key })));
        return [{ key, ...converted.item }];
      }),
    };
  }
}

/** Without the questions of dishes that were refused after all. */
function usedGroups(
  groups: MenusFile['modifier_groups'],
  menus: MenusFile['menus'],
): MenusFile['modifier_groups'] {
  const items = menus.flatMap((menu) => menu.categories.flatMap((category) => category.items));
  const used = new Set(items.filter(isOwnItem).flatMap(({ modifier_groups }) => modifier_groups));
  return groups.filter(({ key }) => used.has(key));
}

/** Drops fields a folder cannot hold, and asks for them instead. */
function checkRestaurant(restaurant: Partial<RestaurantFile>): {
  fields: Partial<RestaurantFile>;
  faults: Refusal[];
} {
  const checked = restaurantFileSchema.partial().safeParse(restaurant);
  if (checked.success) return { fields: restaurant, faults: [] };
  const names = new Set(checked.error.issues.map(({ path }) => String(path[0])));
  const kept = Object.entries(restaurant).filter(([name]) => !names.has(name));
  return {
    fields: Object.fromEntries(kept),
    faults: checked.error.issues.map(({ path, message }) =>
      refusalOf('the restaurant', [], {
        reason: 'value_not_allowed',
        part: path.join('.'),
        detail: message,
        leaves_out: 'part',
      }),
    ),
  };
}

function refusalOf(item: string, source_ids: readonly string[], problem: Problem): Refusal {
  const { reason, part, detail, leaves_out } = problem;
  const message = detail === '' ? REASONS[reason] : `${REASONS[reason]}: ${detail}`;
  return { item, source_ids, part, reason, message, leaves_out };
}

/** Amounts are never converted: they are of a currency we sell in, or the operator says which one they are. */
function currencyOf(
  { currency: written }: ForeignMenu,
  { currency: said }: ReadOptions,
): { currency: RestaurantFile['currency'] | null; faults: Refusal[]; notes: string[] } {
  if (said !== null) {
    const isOther = written !== null && written !== said;
    return {
      currency: said,
      faults: [],
      notes: isOther
        ? [`amounts in ${written} were taken as ${said}, number for number, as you asked`]
        : [],
    };
  }
  if (written === null) return refused('currency_missing', 'say --currency USD or --currency CAD');
  const known = CURRENCIES.find((each) => each === written.toUpperCase());
  if (known !== undefined) return { currency: known, faults: [], notes: [] };
  return refused(
    'currency_not_supported',
    `${written}; allowed: ${CURRENCIES.join(', ')}. If the numbers are meant in one of these, say --currency`,
  );

  function refused(reason: Problem['reason'], detail: string) {
    const problem: Problem = { reason, part: null, detail, leaves_out: 'everything' };
    return { currency: null, faults: [refusalOf('the whole menu', [], problem)], notes: [] };
  }
}

function isSame(a: ScheduleFile, b: ScheduleFile | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
