import { useTranslation } from 'react-i18next';
import { changeAccessMode, useAccessMode } from '#shared/access-mode';
import styles from './choice.module.css';

/** Lower controls and the spoken screen, before anything else is touched. */
export function AccessChoices() {
  const { t } = useTranslation();
  const { is_lowered, is_spoken } = useAccessMode();
  return (
    <div className={styles.row} role="group" aria-label={t('kiosk.access.title')}>
      <button
        type="button"
        className={styles.choice}
        aria-pressed={is_lowered}
        onClick={() => changeAccessMode({ is_lowered: !is_lowered })}
      >
        {t(is_lowered ? 'kiosk.access.reach_off' : 'kiosk.access.reach')}
      </button>
      <button
        type="button"
        className={styles.choice}
        aria-pressed={is_spoken}
        onClick={() => changeAccessMode({ is_spoken: !is_spoken })}
      >
        {t(is_spoken ? 'kiosk.access.speech_off' : 'kiosk.access.speech')}
      </button>
    </div>
  );
}
