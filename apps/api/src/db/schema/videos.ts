import type { ScreenOrientation } from '@comanda/contracts';
import type { VideoPlace } from '@comanda/contracts/bundle';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, createdAt, restaurantId, within } from './columns';
import { restaurants } from './restaurants';

/** A film as it was imported, for walls and for kiosks that nobody uses. */
export const videos = pgTable(
  'videos',
  {
    restaurant_id: restaurantId(),
    path: text('path').notNull(),
    media_hash: text('media_hash').notNull(),
    mime_type: text('mime_type').$type<'video/mp4' | 'video/webm'>().notNull(),
    byte_count: integer('byte_count').notNull(),
    title: text('title').notNull(),
    shown_on: jsonb('shown_on').$type<VideoPlace[]>().notNull(),
    /** The way a screen hangs that plays it; null = any. */
    orientation: text('orientation').$type<ScreenOrientation>(),
    /** Plays on the kiosks of all restaurants. */
    is_shared: boolean('is_shared').notNull(),
    rank: integer('rank').notNull(),
    bytes: bytes('bytes').notNull(),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurant_id, table.path] }),
    index('videos_by_hash').on(table.restaurant_id, table.media_hash),
    within('videos_restaurant', [table.restaurant_id], [restaurants.restaurant_id]),
  ],
);
