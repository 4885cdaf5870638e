import { type ApiClient, unwrap } from '@comanda/api-client';
import {
  createFilmLibrary,
  type FilmFiles,
  type FilmLibrary,
  openKeptList,
} from '@comanda/web/films';

const FETCH_TIMEOUT_MS = 600_000;

/** The films of one place: the list by location, and where a place is none of them, the list by restaurant. */
export function openLibrary(client: ApiClient, place: string, files: FilmFiles): FilmLibrary {
  return createFilmLibrary({
    files,
    kept: openKeptList(place),
    now: () => new Date(),
    fetch: (url) => fetch(url, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) }),
    async readList() {
      const { locations } = unwrap(await client.getVideoWall());
      const own = locations.find(({ location_id }) => location_id === place);
      if (own) return own.video_urls;
      return unwrap(await client.listVideoWall({ restaurant: place })).urls;
    },
  });
}
