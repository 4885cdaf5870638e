import { type TableFault, useSeat, useWaiter } from '@comanda/ordering/table';
import { BellIcon, Button } from '@comanda/ui';
import { toasts } from '@comanda/web/toasts';
import { useTranslation } from 'react-i18next';
import { useDevice } from '#shared/use-device';

type CallStaffProps = {
  readonly className?: string | undefined;
  /** Whether its name is drawn beside the icon. */
  readonly isNamed?: boolean;
};

/** Calls somebody of the staff to this kiosk, by the name that they gave it. */
export function CallStaff({ className, isNamed = false }: CallStaffProps) {
  const { t } = useTranslation();
  const { is_calling, call } = useWaiter();
  const { sitDown, is_moving } = useSeat();
  const { device } = useDevice();
  const isBusy = is_calling || is_moving;

  async function onCall() {
    const seated = await sitDown();
    const called = seated?.ok ? await call(device?.name ?? 'kiosk') : null;
    const isKnown = called?.ok === false && wasCalled(called.error);
    const isComing = called?.ok === true || isKnown;
    const told = isComing ? 'kiosk.header.called' : 'kiosk.header.not_called';
    toasts.show({
      message: t(isKnown ? 'kiosk.header.wait' : told),
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
      <BellIcon /> {isNamed && t('kiosk.header.call')}
    </Button>
  );
}

/** Whether the last call is so recent that the server takes no other. */
function wasCalled(fault: TableFault): boolean {
  return fault.code === 'refused' && fault.error === 'rate_limited';
}
