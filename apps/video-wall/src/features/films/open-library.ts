import { type ApiClient, unwrap } from '@comanda/api-client';
import {
  type FilmFiles,
  type FilmLibrary,
  filmsForScreen,
  openFilmLibrary,
} from '@comanda/web/films';

/** The films of one place: the list by location, and where a place is none of them, the list by restaurant. */
export function openLibrary(client: ApiClient, place: string, files: FilmFiles): FilmLibrary {
  return openFilmLibrary({
    name: place,
    files,
    async readList() {
      const { locations, orientations } = unwrap(
        await client.getVideoWall({ t: String(Date.now()) }),
      );
      const own = locations.find(({ location_id }) => location_id === place);
      if (own) return filmsForScreen(own.video_urls, orientations);
      const listed = unwrap(await client.listVideoWall({ restaurant: place }));
      return filmsForScreen(listed.urls, listed.orientations);
    },
  });
}
