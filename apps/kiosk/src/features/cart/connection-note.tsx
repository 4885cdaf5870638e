import { Banner } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { useConnection } from '#shared/use-connection';

/** Says before the guest pays that the order waits on this device for the connection. */
export function ConnectionNote() {
  const { t } = useTranslation();
  const isConnected = useConnection();
  if (isConnected) return null;
  return (
    <Banner tone="warning" isLive title={t('kiosk.offline.title')}>
      {t('kiosk.offline.body')}
    </Banner>
  );
}
