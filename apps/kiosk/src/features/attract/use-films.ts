import { unwrap } from '@comanda/api-client';
import { useOrdering } from '@comanda/ordering';
import {
  type FilmLibrary,
  filmsForScreen,
  keepFilmsFresh,
  openFilmFiles,
  openFilmLibrary,
  watchFilmFaults,
} from '@comanda/web/films';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useReport } from '#shared/use-report';

/** The films of a restaurant's kiosks, its own first, kept on this device; null until they are opened. */
export function useFilms(): FilmLibrary | null {
  const { client, endpoint } = useOrdering();
  const report = useReport();
  const { data: library = null } = useQuery<FilmLibrary>({
    queryKey: ['kiosk-films', endpoint],
    queryFn: async () =>
      openFilmLibrary({
        name: `kiosk.${endpoint}`,
        files: await openFilmFiles(),
        async readList() {
          const { videos, restaurant_specific, orientations } = unwrap(
            await client.getKioskVideos({ t: String(Date.now()) }),
          );
          const films = [...(restaurant_specific[endpoint] ?? []), ...videos];
          return filmsForScreen(films, orientations);
        },
      }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

  useEffect(() => {
    if (library === null) return;
    return keepFilmsFresh(library);
  }, [library]);
  useEffect(() => {
    if (library === null) return;
    return watchFilmFaults(library, (fault, url) => report('broken_film', `${fault}: ${url}`));
  }, [library, report]);
  return library;
}
