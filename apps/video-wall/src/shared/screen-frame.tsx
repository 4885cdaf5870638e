import type { Restaurant } from '@comanda/contracts';
import { useFormatOf } from '@comanda/i18n/react';
import { useNightlyReload } from '@comanda/web/device';
import { usePageTitle } from '@comanda/web/page';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './screen-frame.module.css';
import { useScreenAwake } from './use-screen-awake';

type ScreenFrameProps = {
  readonly restaurant: Restaurant;
  readonly title: string;
  /** Since when nothing on the screen changes any more; null = it is live. */
  readonly lost_at: Date | null;
  /** A quiet remark at the end of the head. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
};

/** The whole screen: the restaurant's name above, and a notice while what is shown may be old. */
export function ScreenFrame({ restaurant, title, lost_at, note, children }: ScreenFrameProps) {
  const { t } = useTranslation();
  const format = useFormatOf(restaurant);
  usePageTitle(title, restaurant.name);
  useScreenAwake();
  useNightlyReload(restaurant.timezone);
  return (
    <div className={styles.screen} data-density="kiosk">
      <header className={styles.head}>
        <h1 className={styles.name}>{restaurant.name}</h1>
        {note && <p className={styles.note}>{note}</p>}
      </header>
      <main id="content" className={styles.main} aria-label={title}>
        {children}
      </main>
      {lost_at && (
        <p role="alert" className={styles.lost}>
          {t('wall.orders.not_live', { time: format.time(lost_at) })}
        </p>
      )}
    </div>
  );
}
