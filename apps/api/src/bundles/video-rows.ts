import type { Bundle } from './bundle';
import type { BundleRows } from './stored-rows';

/** The films of a folder as rows, in the order in which the file lists them. */
export function videoRows(
  { restaurant, videos }: Bundle,
  restaurant_id: string,
): BundleRows['videos'] {
  const films = new Map(videos.map((video) => [video.path, video]));
  return restaurant.videos.flatMap(({ path, ...listed }, rank) => {
    const film = films.get(path);
    if (film === undefined) return [];
    const { media_hash, mime_type, bytes } = film;
    const byte_count = bytes.byteLength;
    return [{ restaurant_id, path, media_hash, mime_type, byte_count, ...listed, rank }];
  });
}
