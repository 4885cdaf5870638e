import type {
  Category,
  Item,
  ItemModifierGroup,
  Language,
  Menu,
  Modifier,
  Schedule,
  TaxRates,
} from '@comanda/contracts';
import { groupBy } from '../shared/group-by';
import { assembleSchedule } from './assemble-restaurant';
import { pictureOf } from './picture-of';
import type { CatalogueRows } from './load-rows';
import { type TextsOf, textsIn } from './texts';

/** The menus of a restaurant in one language; null = its own. */
export function assembleMenus(rows: CatalogueRows, language: Language | null): Menu[] {
  const textsOf = textsIn(rows.translations, language);
  const schedules = new Map(rows.schedules.map((row) => [row.schedule_id, assembleSchedule(row)]));
  const groups = groupsByItem(rows, textsOf);
  const items = placedItems(rows);
  const categories = groupBy(rows.categories, ({ menu_id }) => menu_id);
  return rows.menus.map(
    (menu): Menu => ({
      menu_id: menu.menu_id,
      restaurant_id: menu.restaurant_id,
      ...textsOf(menu.menu_id, menu),
      rank: menu.rank,
      is_active: menu.is_active,
      menu_status: menu.menu_status,
      image: pictureOf(rows.pictures, menu.image),
      logo: pictureOf(rows.pictures, menu.logo),
      theme: menu.theme,
      schedule: scheduleOf(schedules, menu.schedule_id),
      categories: (categories.get(menu.menu_id) ?? []).map(
        (category): Category => ({
          category_id: category.category_id,
          ...textsOf(category.category_id, category),
          rank: category.rank,
          items: (items.get(category.category_id) ?? []).map(({ item, rank }) => ({
            ...assembleItem(item, groups.get(item.item_id) ?? [], category, rows, textsOf),
            rank,
          })),
        }),
      ),
    }),
  );
}

/** Every modifier group with its modifiers, by its own rule. */
export function assembleGroups(
  rows: CatalogueRows,
  language: Language | null,
): ItemModifierGroup[] {
  const textsOf = textsIn(rows.translations, language);
  const modifiers = modifiersByGroup(rows, textsOf);
  return rows.groups.map((group) => ({
    modifier_group_id: group.modifier_group_id,
    name: textsOf(group.modifier_group_id, { name: group.name, description: '' }).name,
    is_multiple_selection_allowed: group.is_multiple_selection_allowed,
    max_selections: group.max_selections,
    rank: group.rank,
    min_qty: group.min_qty,
    max_qty: group.max_qty,
    free_qty: group.free_qty,
    is_required: group.is_required,
    modifiers: modifiers.get(group.modifier_group_id) ?? [],
  }));
}

type PlacedItem = { readonly item: CatalogueRows['items'][number]; readonly rank: number };

/** The items of each category in its order: its own, and those of other menus that stand there as well. */
function placedItems({ items, places }: CatalogueRows): Map<string, PlacedItem[]> {
  const byId = new Map(items.map((item) => [item.item_id, item]));
  const own = items.map((item) => ({ item, category_id: item.category_id, rank: item.rank }));
  const further = places.flatMap(({ item_id, category_id, rank }) => {
    const item = byId.get(item_id);
    return item === undefined ? [] : [{ item, category_id, rank }];
  });
  const all = [...own, ...further].toSorted((a, b) => a.rank - b.rank);
  return groupBy(all, ({ category_id }) => category_id);
}

function assembleItem(
  item: CatalogueRows['items'][number],
  item_modifier_groups: ItemModifierGroup[],
  category: CatalogueRows['categories'][number],
  rows: CatalogueRows,
  textsOf: TextsOf,
): Item {
  return {
    item_id: item.item_id,
    menu_id: category.menu_id,
    category_id: category.category_id,
    ...textsOf(item.item_id, item),
    price: item.price,
    is_in_stock: item.is_in_stock,
    is_featured: item.is_featured,
    image: pictureOf(rows.pictures, item.image),
    rank: item.rank,
    item_modifier_groups,
    ...taxOf(item.tax_rates, category.tax_rates),
    allergens: item.allergens,
    diets: item.diets,
  };
}

/** An item's own rates, and those of its category where it names none. */
function taxOf(item: TaxRates | null, category: TaxRates | null): Pick<Item, 'tax_rates'> {
  const own = item ?? category;
  if (own === null) return {};
  return {
    tax_rates: {
      dine_in: own.dine_in ?? category?.dine_in ?? null,
      take_out: own.take_out ?? category?.take_out ?? null,
      delivery: own.delivery ?? category?.delivery ?? null,
    },
  };
}

function groupsByItem(rows: CatalogueRows, textsOf: TextsOf): Map<string, ItemModifierGroup[]> {
  const groups = new Map(rows.groups.map((group) => [group.modifier_group_id, group]));
  const modifiers = modifiersByGroup(rows, textsOf);
  const uses = groupBy(rows.itemGroups, ({ item_id }) => item_id);
  return new Map([...uses].map(([item_id, list]) => [item_id, list.flatMap(assembleUse)]));

  function assembleUse(use: CatalogueRows['itemGroups'][number]): ItemModifierGroup[] {
    const group = groups.get(use.modifier_group_id);
    if (group === undefined) return [];
    return [
      {
        modifier_group_id: group.modifier_group_id,
        name: textsOf(group.modifier_group_id, { name: group.name, description: '' }).name,
        is_multiple_selection_allowed: group.is_multiple_selection_allowed,
        max_selections: group.max_selections,
        rank: use.rank,
        min_qty: use.min_qty ?? group.min_qty,
        max_qty: use.max_qty ?? group.max_qty,
        free_qty: group.free_qty,
        is_required: use.is_required ?? group.is_required,
        modifiers: modifiers.get(group.modifier_group_id) ?? [],
      },
    ];
  }
}

function modifiersByGroup(rows: CatalogueRows, textsOf: TextsOf): Map<string, Modifier[]> {
  const modifiers = rows.modifiers.map(
    (row): Modifier => ({
      modifier_id: row.modifier_id,
      modifier_group_id: row.modifier_group_id,
      ...textsOf(row.modifier_id, row),
      price: row.price,
      is_in_stock: row.is_in_stock,
      rank: row.rank,
      default_count: row.default_count,
      allergens: row.allergens,
      diets: row.diets,
    }),
  );
  return groupBy(modifiers, ({ modifier_group_id }) => modifier_group_id);
}

function scheduleOf(
  schedules: ReadonlyMap<string, Schedule>,
  schedule_id: string | null,
): Schedule | null {
  return schedule_id === null ? null : (schedules.get(schedule_id) ?? null);
}
