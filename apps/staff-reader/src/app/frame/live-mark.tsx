import { useTranslation } from 'react-i18next';
import { useIsLive } from '#shared/live/live-context';
import styles from './frame.module.css';

/** A green dot and a word while the board is live; the notice below the header has the rest. */
export function LiveMark() {
  const { t } = useTranslation();
  if (!useIsLive()) return null;
  return (
    <span className={styles.live}>
      <span className={styles.dot} role="img" aria-label={t('staff.live.on')} />
      <span className={styles.word} aria-hidden>
        {t('staff.live.on')}
      </span>
    </span>
  );
}
