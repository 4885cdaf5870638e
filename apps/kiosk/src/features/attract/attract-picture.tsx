import { useOrdering, useRestaurant } from '@comanda/ordering';
import { FoodPicture } from '@comanda/ordering-ui/dishes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './attract-picture.module.css';
import { kioskFilmsQuery } from './kiosk-films-query';

/** The restaurant's films one after the other, else its own picture. */
export function AttractPicture() {
  const { t } = useTranslation();
  const { client, endpoint } = useOrdering();
  const { header_image, logo } = useRestaurant();
  const { data: films = [] } = useQuery(kioskFilmsQuery(client, endpoint));
  const [nth, setNth] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const film = hasFailed ? undefined : films[nth % films.length];
  if (film !== undefined) {
    return (
      <video
        // One film is played over without a gap; several take turns.
        key={film}
        className={styles.film}
        src={film}
        aria-label={t('kiosk.start.film')}
        autoPlay
        muted
        playsInline
        loop={films.length === 1}
        onEnded={() => setNth((count) => count + 1)}
        onError={() => setFailed(true)}
      />
    );
  }
  const image = header_image ?? logo;
  return image ? (
    <div className={styles.still}>
      <FoodPicture image={image} ratio="4 / 3" sizes="100vw" isPriority />
    </div>
  ) : null;
}
