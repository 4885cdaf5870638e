import { Spinner } from '@comanda/ui';
import { usePageTitle } from '@comanda/web/page';
import { useTranslation } from 'react-i18next';
import styles from './sending-screen.module.css';

/** The order is on its way. */
export function SendingScreen() {
  const { t } = useTranslation();
  usePageTitle(t('kiosk.pay.sending'));
  return (
    <main id="content" className={styles.page}>
      <Spinner />
      <div role="status">
        <h1 className={styles.title}>{t('kiosk.pay.sending')}</h1>
      </div>
    </main>
  );
}
