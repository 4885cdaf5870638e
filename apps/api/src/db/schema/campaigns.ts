import type { CampaignDiscount, CampaignType, OrderType } from '@comanda/contracts';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, restaurantId, within } from './columns';
import { schedules } from './menus';
import { orders } from './orders';
import { restaurants } from './restaurants';

/** Conditions of a campaign, for every type alike: a type reads the fields that it has. */
export type CampaignCondition = {
  readonly min_spend: number;
  readonly count: number;
  readonly item_groups: readonly {
    readonly group_id: string;
    readonly key: string;
    readonly name: string;
    readonly count: number;
    readonly item_ids: readonly string[];
  }[];
  readonly item_ids: readonly string[];
  readonly category_ids: readonly string[];
  readonly menu_ids: readonly string[];
};

export const campaigns = pgTable(
  'campaigns',
  {
    restaurant_id: restaurantId(),
    campaign_id: uuid('campaign_id').notNull(),
    key: text('key').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    image: text('image'),
    rank: integer('rank').notNull(),
    campaign_code: text('campaign_code'),
    is_featured: boolean('is_featured').notNull(),
    is_public: boolean('is_public').notNull(),
    is_active: boolean('is_active').notNull(),
    is_exclusive: boolean('is_exclusive').notNull(),
    select_reward_item: boolean('select_reward_item').notNull(),
    max_per_order: integer('max_per_order').notNull(),
    max_redemptions: integer('max_redemptions'),
    max_redemptions_per_guest: integer('max_redemptions_per_guest'),
    order_types: jsonb('order_types').$type<OrderType[]>().notNull(),
    starts_at: instant('starts_at'),
    ends_at: instant('ends_at'),
    schedule_id: uuid('schedule_id'),
    campaign_type: text('campaign_type').$type<CampaignType>().notNull(),
    condition: jsonb('condition').$type<CampaignCondition>().notNull(),
    discount: jsonb('discount').$type<CampaignDiscount>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurant_id, table.campaign_id] }),
    uniqueIndex('campaigns_key').on(table.restaurant_id, table.key),
    within('campaigns_restaurant', [table.restaurant_id], [restaurants.restaurant_id]),
    within(
      'campaigns_schedule',
      [table.restaurant_id, table.schedule_id],
      [schedules.restaurant_id, schedules.schedule_id],
    ),
  ],
);

/** The campaigns of an order as they were when it was made. */
export const order_campaigns = pgTable(
  'order_campaigns',
  {
    restaurant_id: restaurantId(),
    order_id: uuid('order_id').notNull(),
    campaign_instance_id: uuid('campaign_instance_id').notNull(),
    position: smallint('position').notNull(),
    campaign_id: uuid('campaign_id').notNull(),
    name: text('name').notNull(),
    campaign_code: text('campaign_code'),
    discount: integer('discount').notNull(),
    total_price: integer('total_price').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurant_id, table.order_id, table.campaign_instance_id] }),
    within(
      'order_campaigns_order',
      [table.restaurant_id, table.order_id],
      [orders.restaurant_id, orders.order_id],
    ),
  ],
);

/** How many orders use a limited campaign: those of everybody, of a guest, of a phone number, of a party. */
export const campaign_uses = pgTable(
  'campaign_uses',
  {
    restaurant_id: restaurantId(),
    campaign_id: uuid('campaign_id').notNull(),
    subject: text('subject').notNull(),
    uses: integer('uses').notNull(),
    /** The limit when it was counted last. */
    most: integer('most').notNull(),
  },
  (table) => [primaryKey({ columns: [table.restaurant_id, table.campaign_id, table.subject] })],
);

/** Uses an order counts in `campaign_uses`. Not held: released, and no longer counted. */
export const campaign_redemptions = pgTable(
  'campaign_redemptions',
  {
    restaurant_id: restaurantId(),
    order_id: uuid('order_id').notNull(),
    campaign_id: uuid('campaign_id').notNull(),
    subject: text('subject').notNull(),
    is_held: boolean('is_held').notNull(),
    redeemed_at: instant('redeemed_at').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.restaurant_id, table.order_id, table.campaign_id, table.subject],
    }),
    index('campaign_redemptions_held').on(table.redeemed_at),
    within(
      'campaign_redemptions_order',
      [table.restaurant_id, table.order_id],
      [orders.restaurant_id, orders.order_id],
    ),
  ],
);
