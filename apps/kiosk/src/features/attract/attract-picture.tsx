import { useOrdering, useRestaurant } from '@comanda/ordering';
import { FoodPicture } from '@comanda/ordering-ui/dishes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './attract-picture.module.css';
import { kioskFilmsQuery } from './kiosk-films-query';

/** The restaurant's films one after the other over its own picture, which is seen while there is none. */
export function AttractPicture() {
  const { t } = useTranslation();
  const { client, endpoint } = useOrdering();
  const { header_image, logo } = useRestaurant();
  const { data: films = [] } = useQuery(kioskFilmsQuery(client, endpoint));
  const [nth, setNth] = useState(0);
  const [failed, setFailed] = useState<readonly string[]>([]);
  const playable = films.filter((film) => !failed.includes(film));
  const film = playable[nth % playable.length];
  const image = header_image ?? logo;
  return (
    <>
      {image && (
        <div className={styles.still}>
          <FoodPicture image={image} ratio="4 / 3" sizes="100vw" isPriority />
        </div>
      )}
      {film !== undefined && (
        <video
          // One film is played over without a gap; several take turns.
          key={film}
          className={styles.film}
          src={film}
          aria-label={t('kiosk.start.film')}
          autoPlay
          muted
          playsInline
          loop={playable.length === 1}
          onEnded={() => setNth((count) => count + 1)}
          onError={() => setFailed((known) => [...known, film])}
        />
      )}
    </>
  );
}
