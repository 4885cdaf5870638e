import { useRestaurant } from '@comanda/ordering';
import { AlertIcon } from '@comanda/ui';
import { usePageTitle } from '@comanda/web/page';
import { useTranslation } from 'react-i18next';
import { useArrivalFocus } from '#shared/use-arrival-focus';
import { CallStaff } from './call-staff';
import { Logo } from './logo';
import styles from './maintenance-screen.module.css';

/** The kiosk can take no order at the moment. Staff open its settings by the logo. */
export function MaintenanceScreen() {
  const { t } = useTranslation();
  const { name } = useRestaurant();
  const title = useArrivalFocus<HTMLHeadingElement>();
  usePageTitle(t('kiosk.maintenance.title'), name);
  return (
    <main id="content" className={styles.page}>
      <Logo />
      <span className={styles.icon}>
        <AlertIcon />
      </span>
      <div role="status" className={styles.told}>
        <h1 ref={title} className={styles.title} tabIndex={-1}>
          {t('kiosk.maintenance.title')}
        </h1>
        <p>{t('kiosk.maintenance.body')}</p>
      </div>
      <CallStaff isNamed />
    </main>
  );
}
