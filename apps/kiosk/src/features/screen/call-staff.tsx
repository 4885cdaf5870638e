import { useSeat, useWaiter } from '@comanda/ordering/table';
import { BellIcon, Button } from '@comanda/ui';
import { toasts } from '@comanda/web/toasts';
import { useTranslation } from 'react-i18next';

/** Calls somebody of the staff to this kiosk. */
export function CallStaff() {
  const { t } = useTranslation();
  const { is_calling, call } = useWaiter();
  const { sitDown, is_moving } = useSeat();
  const isBusy = is_calling || is_moving;

  async function onCall() {
    const seated = await sitDown();
    const called = seated?.ok ? await call(t('kiosk.header.call')) : null;
    const isComing = called?.ok === true;
    toasts.show({
      message: t(isComing ? 'kiosk.header.called' : 'kiosk.header.not_called'),
      tone: isComing ? 'success' : 'danger',
      id: 'call-staff',
    });
  }

  return (
    <Button
      tone="quiet"
      isBusy={isBusy}
      aria-label={t('kiosk.header.call')}
      onClick={() => void onCall()}
    >
      <BellIcon />
    </Button>
  );
}
