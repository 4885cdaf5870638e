import { AlertIcon, ErrorScreen } from '@comanda/ui';
import { usePageTitle } from '@comanda/web/page';
import { useTranslation } from 'react-i18next';

/** A kiosk that belongs to no restaurant yet, at an address that names none. */
export function NoKiosk() {
  const { t } = useTranslation();
  usePageTitle(t('kiosk.pairing.title'), t('common.app_name'));
  return (
    <ErrorScreen icon={<AlertIcon />} title={t('kiosk.pairing.title')}>
      {t('kiosk.pairing.unknown')}
    </ErrorScreen>
  );
}
