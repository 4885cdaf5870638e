import type { ScreenOrientation } from '@comanda/contracts';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { restaurants, videos } from '../../db/schema/index';

const ENDINGS = { 'video/mp4': 'mp4', 'video/webm': 'webm' } as const;

/** A film that is shown somewhere, with its restaurant. */
export type ShownVideo = {
  readonly restaurant_id: string;
  readonly endpoint: string;
  readonly name: string;
  readonly is_hidden: boolean;
  readonly is_on_wall: boolean;
  readonly is_on_kiosk: boolean;
  readonly is_shared: boolean;
  readonly orientation: ScreenOrientation | null;
  readonly url: string;
};

/** Every film of every restaurant, without its bytes: by restaurant, in the order of its folder. */
export async function listVideos(db: Database): Promise<ShownVideo[]> {
  const rows = await db
    .select({
      restaurant_id: videos.restaurant_id,
      endpoint: restaurants.endpoint,
      name: restaurants.name,
      is_hidden: restaurants.is_hidden,
      shown_on: videos.shown_on,
      is_shared: videos.is_shared,
      orientation: videos.orientation,
      media_hash: videos.media_hash,
      mime_type: videos.mime_type,
    })
    .from(videos)
    .innerJoin(restaurants, eq(restaurants.restaurant_id, videos.restaurant_id))
    .orderBy(asc(restaurants.name), asc(videos.restaurant_id), asc(videos.rank));
  return rows.map(({ shown_on, media_hash, mime_type, ...row }) => ({
    ...row,
    is_on_wall: shown_on.includes('wall'),
    is_on_kiosk: shown_on.includes('kiosk'),
    url: `/api/media/${row.restaurant_id}/${media_hash}.${ENDINGS[mime_type]}`,
  }));
}
