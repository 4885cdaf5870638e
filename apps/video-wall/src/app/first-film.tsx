import type { VideoWall } from '@comanda/contracts';
import { useTranslation } from 'react-i18next';
import styles from './wall.module.css';

type FirstFilmProps = { readonly place: VideoWall['locations'][number] };

/** Shows a place's first film over the whole screen, again and again, without sound. */
export function FirstFilm({ place: { name, video_urls } }: FirstFilmProps) {
  const { t } = useTranslation();
  const [film] = video_urls;
  if (film === undefined) return <p className={styles.main}>{t('wall.no_films')}</p>;
  return (
    <main className={styles.screen}>
      <video
        className={styles.film}
        src={film}
        aria-label={t('wall.film_of', { name })}
        autoPlay
        muted
        loop
        playsInline
      />
    </main>
  );
}
