import { useRestaurant } from '@comanda/ordering';
import { FoodPicture } from '@comanda/ordering-ui/dishes';
import { type FilmLibrary, playFilms } from '@comanda/web/films';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeviceSettings } from '#shared/device-settings';
import styles from './attract-picture.module.css';
import { useFilms } from './use-films';

/** The restaurant's films one after the other over its own picture, which is seen while there is none. */
export function AttractPicture() {
  const { header_image, logo } = useRestaurant();
  const library = useFilms();
  const image = header_image ?? logo;
  return (
    <>
      {image && (
        <div className={styles.still}>
          <FoodPicture image={image} ratio="4 / 3" sizes="100vw" isPriority />
        </div>
      )}
      {library && <Films library={library} />}
    </>
  );
}

function Films({ library }: { readonly library: FilmLibrary }) {
  const { t } = useTranslation();
  const { has_sound } = useDeviceSettings();
  const stage = useRef<HTMLDivElement>(null);
  const { films } = useSyncExternalStore(library.subscribe, library.state);
  const hasFilms = films.length > 0;
  useEffect(() => {
    if (!hasFilms || stage.current === null) return undefined;
    return playFilms(stage.current, library, { isMuted: !has_sound });
  }, [hasFilms, has_sound, library]);
  if (!hasFilms) return null;
  return <div ref={stage} className={styles.stage} role="img" aria-label={t('kiosk.start.film')} />;
}
