import { type LiveOptions, useIsReachable, useLiveUpdates } from '@comanda/ordering';
import { Banner } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { useIsOnline } from '@comanda/web/online';
import styles from './connection-notice.module.css';

/** Says so while the service cannot be reached, and follows the restaurant's events while it can. */
export function ConnectionNotice({ live }: { readonly live?: LiveOptions | undefined }) {
  const { t } = useTranslation();
  const isReachable = useIsReachable(useLiveUpdates(live));
  const isOnline = useIsOnline();
  if (isOnline && isReachable) return null;
  return (
    <div className={styles.notice}>
      <Banner tone="warning" isLive>
        {t(isOnline ? 'page.unreachable.banner' : 'page.offline.banner')}
      </Banner>
    </div>
  );
}
