import type { ApiClient } from '@comanda/api-client';
import { useDeviceReport, useHeartbeat } from '@comanda/ordering-ui/devices';
import { type FilmLibrary, watchFilmFaults } from '@comanda/web/films';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { pairingQuery, readPairing } from './pairing-query';

type WallReportsProps = {
  readonly client: ApiClient;
  /** The films that play; null on a screen without. */
  readonly library?: FilmLibrary | null;
};

/** Tells staff what a paired screen shows, and which film does not play. Draws nothing; a screen that is not paired tells nobody. */
export function WallReports({ client, library = null }: WallReportsProps) {
  const report = useDeviceReport(client);
  const { data: restaurant_id = null } = useQuery({
    ...pairingQuery(client),
    enabled: readPairing() !== null,
  });
  const isPaired = restaurant_id !== null;
  useHeartbeat(isPaired, report, () => library?.playing()?.split('/').at(-1) ?? null);
  useEffect(() => {
    if (library === null || !isPaired) return;
    return watchFilmFaults(library, (fault, url) => report('broken_film', `${fault}: ${url}`));
  }, [library, isPaired, report]);
  return null;
}
