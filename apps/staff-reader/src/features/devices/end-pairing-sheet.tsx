import { unwrap } from '@comanda/api-client';
import type { Device } from '@comanda/contracts';
import { useStaffPlace } from '@comanda/staff/provider';
import { Button, Sheet } from '@comanda/ui';
import { toasts } from '@comanda/web/toasts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

type EndPairingSheetProps = { readonly device: Device; readonly onClose: () => void };

/** Asks before a pairing ends: the setup code is needed to begin it again. */
export function EndPairingSheet({ device, onClose }: EndPairingSheetProps) {
  const { t } = useTranslation();
  const { client } = useStaffPlace();
  const queryClient = useQueryClient();
  const { name, device_id } = device;
  const ending = useMutation({
    mutationFn: async () => unwrap(await client.revokeDevice(device_id)),
    async onSuccess() {
      toasts.show({ message: t('staff.devices.ended', { name }), tone: 'success' });
      await queryClient.invalidateQueries();
      onClose();
    },
    onError: () => toasts.show({ message: t('error.unknown'), tone: 'danger' }),
  });
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('staff.devices.end_ask', { name })}
      closeLabel={t('common.close')}
      footer={
        <Button
          tone="danger"
          size="large"
          isWide
          isBusy={ending.isPending}
          busyLabel={t('common.one_moment')}
          onClick={() => ending.mutate()}
        >
          {t('staff.devices.end')}
        </Button>
      }
    >
      <p>{t('staff.devices.end_body')}</p>
    </Sheet>
  );
}
