import { useSeat, useWaiter } from '@comanda/ordering/table';
import { BellIcon, Button } from '@comanda/ui';
import { toasts } from '@comanda/web/toasts';
import { useTranslation } from 'react-i18next';
import { useDevice } from '#shared/use-device';

/** Calls somebody of the staff to this kiosk, by the name that they gave it. */
export function CallStaff({ className }: { readonly className: string | undefined }) {
  const { t } = useTranslation();
  const { is_calling, call } = useWaiter();
  const { sitDown, is_moving } = useSeat();
  const { device } = useDevice();
  const isBusy = is_calling || is_moving;

  async function onCall() {
    const seated = await sitDown();
    const called = seated?.ok ? await call(device?.name ?? 'kiosk') : null;
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
      className={className}
      isBusy={isBusy}
      aria-label={t('kiosk.header.call')}
      onClick={() => void onCall()}
    >
      <BellIcon />
    </Button>
  );
}
