import { useFormatOf } from '@comanda/i18n/react';
import { OfflineIcon } from '@comanda/ui';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { LiveContext } from '#shared/live/live-context';
import { usePageSession } from '#shared/session/session-context';
import styles from './frame.module.css';

/** Says since when the board is not live. The region is there before, so that the words are read out. */
export function LostNotice() {
  const { t } = useTranslation();
  const { restaurant } = usePageSession();
  const { lost_at } = use(LiveContext);
  const { time } = useFormatOf(restaurant);
  return (
    <div role="alert" className={styles.notices}>
      {lost_at && (
        <p className={styles.lost}>
          <OfflineIcon />
          <strong>{t('staff.live.lost', { time: time(lost_at) })}</strong>
          <span>{t('staff.live.lost_body')}</span>
        </p>
      )}
    </div>
  );
}
