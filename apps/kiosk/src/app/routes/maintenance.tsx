import { useRestaurant } from '@comanda/ordering';
import { AlertIcon, ErrorScreen } from '@comanda/ui';
import { usePageTitle } from '@comanda/web/page';
import { useTranslation } from 'react-i18next';

/** The kiosk can take no order at the moment. */
export function MaintenanceRoute() {
  const { t } = useTranslation();
  const { name } = useRestaurant();
  usePageTitle(t('kiosk.maintenance.title'), name);
  return (
    <ErrorScreen icon={<AlertIcon />} title={t('kiosk.maintenance.title')}>
      {t('kiosk.maintenance.body')}
    </ErrorScreen>
  );
}
