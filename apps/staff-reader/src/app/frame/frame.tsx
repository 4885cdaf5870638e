import { SkipLink } from '@comanda/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SandboxRibbon } from '@comanda/web/page';
import { useIsLive } from '#shared/live/live-context';
import { usePageSession } from '#shared/session/session-context';
import { FrameHeader } from './frame-header';
import styles from './frame.module.css';
import { FrameNav } from './frame-nav';
import { LostNotice } from './lost-notice';
import { WakeHint } from './wake-hint';

/** The frame around every page: the restaurant, the person who is signed in, whether the board is live, and the way to the other pages. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const isLive = useIsLive();
  const { restaurant } = usePageSession();
  return (
    <div className={styles.frame} data-lost={!isLive || undefined}>
      <SkipLink target="content">{t('common.skip_to_content')}</SkipLink>
      {restaurant.is_sandbox && <SandboxRibbon />}
      <FrameHeader />
      <FrameNav />
      <LostNotice />
      <WakeHint />
      <main id="content" className={styles.main}>
        {children}
      </main>
    </div>
  );
}
