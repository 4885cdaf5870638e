import { CloseIcon, IconButton, InfoIcon } from '@comanda/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWakeLock } from '../alerts/use-wake-lock';
import styles from './frame.module.css';

/** Keeps the screen awake; where the browser cannot, says what to do, until it is waved away. */
export function WakeHint() {
  const { t } = useTranslation();
  const isKept = useWakeLock();
  const [isDismissed, setDismissed] = useState(false);
  if (isKept || isDismissed) return null;
  return (
    <p className={styles.hint}>
      <InfoIcon />
      <span>{t('staff.wake.hint')}</span>
      <IconButton
        label={t('common.dismiss')}
        icon={<CloseIcon />}
        onClick={() => setDismissed(true)}
      />
    </p>
  );
}
