import type { ApiClient } from '@comanda/api-client';
import { type FilmLibrary, openFilmFiles } from '@comanda/web/films';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { WallReports } from '#shared/wall-reports';
import { openLibrary } from './open-library';
import { FilmScreen } from './film-screen';
import styles from './film-wall.module.css';

type FilmWallProps = {
  readonly client: ApiClient;
  readonly place: string;
  readonly isMuted: boolean;
};

/** The films of a place over the whole screen, from the device's own storage. */
export function FilmWall({ client, place, isMuted }: FilmWallProps) {
  const { t } = useTranslation();
  const library = useQuery<FilmLibrary>({
    queryKey: ['films', place],
    queryFn: async () => openLibrary(client, place, await openFilmFiles()),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  if (library.isError) return <p className={styles.message}>{t('wall.fault.not_kept')}</p>;
  if (!library.data) return <div className={styles.screen} />;
  return (
    <>
      <WallReports client={client} library={library.data} />
      <FilmScreen library={library.data} isMuted={isMuted} />
    </>
  );
}
