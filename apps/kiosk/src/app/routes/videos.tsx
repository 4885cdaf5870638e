import { useRestaurant } from '@comanda/ordering';
import { usePageTitle } from '@comanda/web/page';
import { useNavigate } from 'react-router-dom';
import { AttractPicture } from '#features/attract/attract-picture';
import styles from '#features/attract/films.module.css';
import { startPath } from '#app/paths';
import { useKiosk } from '#shared/use-kiosk';

/** The films over the whole screen; a touch leads to the first page. */
export function VideosRoute() {
  const { name } = useRestaurant();
  const { endpoint } = useKiosk();
  const navigate = useNavigate();
  usePageTitle(name);
  return (
    <main id="content" className={styles.films}>
      <AttractPicture />
      <button
        type="button"
        className={styles.whole}
        aria-label={name}
        onClick={() => void navigate(startPath(endpoint), { replace: true })}
      />
    </main>
  );
}
