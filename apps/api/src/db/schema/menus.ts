import type {
  Allergen,
  Diet,
  Interval,
  MenuStatus,
  RestaurantTheme,
  ScheduleException,
  TaxRates,
} from '@comanda/contracts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, restaurantId, within } from './columns';
import { restaurants } from './restaurants';

function texts() {
  return {
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
  };
}

/** Whether it can be had now, and what the restaurant's folder said last: a new import keeps what the kitchen marked since. */
function stock() {
  return {
    is_in_stock: boolean('is_in_stock').notNull(),
    is_in_stock_by_file: boolean('is_in_stock_by_file').notNull(),
    /** When sold out ends by itself; null = when somebody says so. */
    is_in_stock_until: instant('is_in_stock_until'),
  };
}

function foodMarks() {
  return {
    allergens: jsonb('allergens').$type<Allergen[]>(),
    diets: jsonb('diets').$type<Diet[]>(),
  };
}

/** Rates for each way of selling; null = nothing is said. */
function taxRates() {
  return { tax_rates: jsonb('tax_rates').$type<TaxRates>() };
}

export const schedules = pgTable(
  'schedules',
  {
    restaurant_id: restaurantId(),
    schedule_id: uuid('schedule_id').notNull(),
    key: text('key').notNull(),
    name: text('name').notNull(),
    intervals: jsonb('intervals').$type<Interval[]>().notNull(),
    exceptions: jsonb('exceptions').$type<ScheduleException[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurant_id, table.schedule_id] }),
    uniqueIndex('schedules_key').on(table.restaurant_id, table.key),
    index('schedules_by_id').on(table.schedule_id),
    within('schedules_restaurant', [table.restaurant_id], [restaurants.restaurant_id]),
  ],
);

export const menus = pgTable(
  'menus',
  {
    restaurant_id: restaurantId(),
    menu_id: uuid('menu_id').notNull(),
    key: text('key').notNull(),
    ...texts(),
    rank: integer('rank').notNull(),
    is_active: boolean('is_active').notNull(),
    menu_status: text('menu_status').$type<MenuStatus>(),
    schedule_id: uuid('schedule_id'),
    image: text('image'),
    logo: text('logo'),
    theme: jsonb('theme').$type<RestaurantTheme>(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurant_id, table.menu_id] }),
    uniqueIndex('menus_key').on(table.restaurant_id, table.key),
    index('menus_by_id').on(table.menu_id),
    within('menus_restaurant', [table.restaurant_id], [restaurants.restaurant_id]),
    within(
      'menus_schedule',
      [table.restaurant_id, table.schedule_id],
      [schedules.restaurant_id, schedules.schedule_id],
    ),
  ],
);

export const categories = pgTable(
  'categories',
  {
    restaurant_id: restaurantId(),
    category_id: uuid('category_id').notNull(),
    menu_id: uuid('menu_id').notNull(),
    key: text('key').notNull(),
    ...texts(),
    ...taxRates(),
    rank: integer('rank').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurant_id, table.category_id] }),
    uniqueIndex('categories_key').on(table.restaurant_id, table.key),
    within(
      'categories_menu',
      [table.restaurant_id, table.menu_id],
      [menus.restaurant_id, menus.menu_id],
    ),
  ],
);

export const items = pgTable(
  'items',
  {
    restaurant_id: restaurantId(),
    item_id: uuid('item_id').notNull(),
    menu_id: uuid('menu_id').notNull(),
    category_id: uuid('category_id').notNull(),
    key: text('key').notNull(),
    ...texts(),
    price: integer('price').notNull(),
    ...taxRates(),
    ...stock(),
    is_featured: boolean('is_featured').notNull(),
    rank: integer('rank').notNull(),
    image: text('image'),
    ...foodMarks(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurant_id, table.item_id] }),
    uniqueIndex('items_key').on(table.restaurant_id, table.key),
    index('items_back').on(table.is_in_stock_until).where(sql`is_in_stock_until is not null`),
    within(
      'items_category',
      [table.restaurant_id, table.category_id],
      [categories.restaurant_id, categories.category_id],
    ),
  ],
);

/** Further places of an item, in other menus than its own. */
export const item_places = pgTable(
  'item_places',
  {
    restaurant_id: restaurantId(),
    category_id: uuid('category_id').notNull(),
    item_id: uuid('item_id').notNull(),
    rank: integer('rank').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurant_id, table.category_id, table.item_id] }),
    within(
      'item_places_category',
      [table.restaurant_id, table.category_id],
      [categories.restaurant_id, categories.category_id],
    ),
    within(
      'item_places_item',
      [table.restaurant_id, table.item_id],
      [items.restaurant_id, items.item_id],
    ),
  ],
);

export const modifier_groups = pgTable(
  'modifier_groups',
  {
    restaurant_id: restaurantId(),
    modifier_group_id: uuid('modifier_group_id').notNull(),
    key: text('key').notNull(),
    name: text('name').notNull(),
    min_qty: integer('min_qty').notNull(),
    max_qty: integer('max_qty').notNull(),
    free_qty: integer('free_qty').notNull().default(0),
    max_selections: integer('max_selections').notNull(),
    is_multiple_selection_allowed: boolean('is_multiple_selection_allowed').notNull(),
    is_required: boolean('is_required').notNull(),
    rank: integer('rank').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurant_id, table.modifier_group_id] }),
    uniqueIndex('modifier_groups_key').on(table.restaurant_id, table.key),
    within('modifier_groups_restaurant', [table.restaurant_id], [restaurants.restaurant_id]),
  ],
);

export const modifiers = pgTable(
  'modifiers',
  {
    restaurant_id: restaurantId(),
    modifier_id: uuid('modifier_id').notNull(),
    modifier_group_id: uuid('modifier_group_id').notNull(),
    key: text('key').notNull(),
    ...texts(),
    price: integer('price').notNull(),
    ...stock(),
    default_count: integer('default_count').notNull(),
    rank: integer('rank').notNull(),
    ...foodMarks(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurant_id, table.modifier_id] }),
    uniqueIndex('modifiers_key').on(table.restaurant_id, table.modifier_group_id, table.key),
    index('modifiers_back').on(table.is_in_stock_until).where(sql`is_in_stock_until is not null`),
    within(
      'modifiers_group',
      [table.restaurant_id, table.modifier_group_id],
      [modifier_groups.restaurant_id, modifier_groups.modifier_group_id],
    ),
  ],
);

/** Which groups an item offers; a null rule is the group's own. */
export const item_modifier_groups = pgTable(
  'item_modifier_groups',
  {
    restaurant_id: restaurantId(),
    item_id: uuid('item_id').notNull(),
    modifier_group_id: uuid('modifier_group_id').notNull(),
    rank: integer('rank').notNull(),
    min_qty: integer('min_qty'),
    max_qty: integer('max_qty'),
    is_required: boolean('is_required'),
  },
  (table) => [
    primaryKey({ columns: [table.restaurant_id, table.item_id, table.modifier_group_id] }),
    within(
      'item_modifier_groups_item',
      [table.restaurant_id, table.item_id],
      [items.restaurant_id, items.item_id],
    ),
    within(
      'item_modifier_groups_group',
      [table.restaurant_id, table.modifier_group_id],
      [modifier_groups.restaurant_id, modifier_groups.modifier_group_id],
    ),
  ],
);
