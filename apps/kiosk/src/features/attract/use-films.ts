import { unwrap } from '@comanda/api-client';
import { useOrdering } from '@comanda/ordering';
import {
  type FilmLibrary,
  openFilmFiles,
  openFilmLibrary,
  watchFilmFaults,
} from '@comanda/web/films';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useReport } from '#shared/use-report';

const REFRESH_MS = 600_000;

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
          const { videos, restaurant_specific } = unwrap(
            await client.getKioskVideos({ t: String(Date.now()) }),
          );
          return [...(restaurant_specific[endpoint] ?? []), ...videos];
        },
      }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

  useEffect(() => {
    if (library === null) return;
    void library.refresh();
    const timer = setInterval(() => void library.refresh(), REFRESH_MS);
    return () => clearInterval(timer);
  }, [library]);
  useEffect(() => {
    if (library === null) return;
    return watchFilmFaults(library, (fault, url) => report('broken_film', `${fault}: ${url}`));
  }, [library, report]);
  return library;
}
