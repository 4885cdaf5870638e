import { Button } from '@comanda/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallStaff } from '#app/screen/call-staff';
import { isAccessModeOn, useAccessMode } from '#shared/access-mode';
import { useCountdown } from '#shared/use-countdown';
import styles from './complete-screen.module.css';

const LEAVES_AFTER_SECONDS = 30;
/** A guest who listens or works by keys needs longer. */
const LEAVES_AFTER_SECONDS_WITH_ACCESS = 120;

type LeavingProps = {
  /** Seconds without a touch or a key; those of a guest who reads the page unless given. */
  readonly seconds?: number;
  readonly onEnd: () => void;
};

/** The way out of the last page. Each touch and each key gives its guest the whole time again. */
export function Leaving({ seconds, onEnd }: LeavingProps) {
  const { t } = useTranslation();
  const acts = useActs();
  const hasMoreTime = isAccessModeOn(useAccessMode());
  const usual = hasMoreTime ? LEAVES_AFTER_SECONDS_WITH_ACCESS : LEAVES_AFTER_SECONDS;
  const left = useCountdown(seconds ?? usual, onEnd, acts) ?? 0;
  return (
    <div className={styles.leaving}>
      <Button size="large" isWide onClick={onEnd} data-escape="">
        {t('kiosk.complete.done')}
      </Button>
      <CallStaff isNamed />
      <p className={styles.left}>{t('kiosk.complete.leaves', { count: left })}</p>
    </div>
  );
}

/** Counts touches and keys of the guest. */
function useActs(): number {
  const [acts, setActs] = useState(0);
  useEffect(() => {
    function onAct() {
      setActs((count) => count + 1);
    }
    addEventListener('pointerdown', onAct, { capture: true });
    addEventListener('keydown', onAct, { capture: true });
    return () => {
      removeEventListener('pointerdown', onAct, { capture: true });
      removeEventListener('keydown', onAct, { capture: true });
    };
  }, []);
  return acts;
}
