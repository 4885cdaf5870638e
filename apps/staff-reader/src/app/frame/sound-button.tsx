import { SoundIcon, SoundOffIcon } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { useAlerts } from '#shared/alerts/alerts-context';
import styles from './frame.module.css';

/** Whether new orders are heard. A browser that plays nothing before a tap makes it ask for one in words. */
export function SoundButton() {
  const { t } = useTranslation();
  const { sound, changeSound } = useAlerts();
  const label = t(`staff.sound.${sound}`);
  return (
    <button
      type="button"
      className={styles.tool}
      data-sound={sound}
      aria-label={label}
      aria-pressed={sound === 'on'}
      onClick={changeSound}
    >
      {sound === 'on' ? <SoundIcon /> : <SoundOffIcon />}
      {sound === 'blocked' && <span className={styles.word}>{label}</span>}
    </button>
  );
}
