import { usePendingPayment } from '@comanda/ordering';
import { AlertIcon, Button, ErrorScreen } from '@comanda/ui';
import { usePageTitle } from '@comanda/web/page';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useCountdown } from '#shared/use-countdown';
import { useKiosk } from '#shared/use-kiosk';
import { kioskPath } from './use-go';

const COUNTDOWN_SECONDS = 10;

/** Something of ours broke: the kiosk starts again by itself, at the payment where one is under way, else with the next guest. */
export function CrashScreen() {
  const { t } = useTranslation();
  const { endpoint, endGuest } = useKiosk();
  const isPaying = usePendingPayment();
  usePageTitle(t('kiosk.crash.title'), t('common.app_name'));
  useEffect(() => {
    if (isPaying) location.replace(kioskPath(endpoint, 'paymentTerminal'));
  }, [isPaying, endpoint]);
  const left = useCountdown(isPaying ? null : COUNTDOWN_SECONDS, endGuest);
  if (left === null) return null;
  return (
    <ErrorScreen
      icon={<AlertIcon />}
      title={t('kiosk.crash.title')}
      actions={<Button onClick={endGuest}>{t('kiosk.crash.again')}</Button>}
    >
      {t('kiosk.crash.body', { count: left })}
    </ErrorScreen>
  );
}
