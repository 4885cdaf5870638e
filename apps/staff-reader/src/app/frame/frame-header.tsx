import { useFormatOf } from '@comanda/i18n/react';
import { LockIcon, PersonIcon, PlusIcon } from '@comanda/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderingButton } from '#features/ordering/ordering-button';
import { usePageSession } from '#shared/session/session-context';
import { useNow } from '#shared/use-now';
import { AccountSheet } from './account-sheet';
import styles from './frame.module.css';
import { LiveMark } from './live-mark';
import { SoundButton } from './sound-button';

const CLOCK_MS = 5000;

/** The restaurant, whether the board is live and heard, a new order, who is signed in, and the time there. */
export function FrameHeader() {
  const { t } = useTranslation();
  const { restaurant, staff, act } = usePageSession();
  const [isOpen, setOpen] = useState(false);
  const { time } = useFormatOf(restaurant);
  const now = useNow(CLOCK_MS);
  return (
    <header className={styles.header}>
      <p className={styles.restaurant} dir="auto">
        {restaurant.name}
      </p>
      <div className={styles.tools}>
        <LiveMark />
        <SoundButton />
        <OrderingButton />
        {staff && (
          <a className={styles.tool} href={`/v2/${restaurant.endpoint}/$frontOfHouse`}>
            <PlusIcon />
            <span className={styles.word}>{t('staff.nav.new_order')}</span>
          </a>
        )}
        {staff ? (
          <button
            type="button"
            className={styles.tool}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            <PersonIcon />
            <span className={styles.name} dir="auto">
              {staff.name}
            </span>
          </button>
        ) : (
          <button
            type="button"
            className={styles.tool}
            data-locked=""
            onClick={() => act(() => {})}
          >
            <LockIcon />
            <span>{t('staff.account.locked')}</span>
          </button>
        )}
        <time className={styles.clock} dateTime={now.toISOString()}>
          {time(now)}
        </time>
      </div>
      {staff && <AccountSheet staff={staff} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </header>
  );
}
