import type { Device } from '@comanda/contracts';
import { useDevices } from '@comanda/staff/devices';
import { Button, Dialog, EmptyState } from '@comanda/ui';
import { toasts } from '@comanda/web/toasts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PagePending } from '#shared/page-pending';
import { useRefusalToast } from '#shared/refusals/use-refusal-toast';
import { useOnDone } from '#shared/use-on-done';
import { DeviceRow } from './device-row';
import styles from './devices.module.css';

/** The paired devices, each with its last report. A pairing ends after a question: the setup code begins it again. */
export function DeviceList() {
  const { t } = useTranslation();
  const { devices, error, endPairing, setOpen, isActing, actError } = useDevices();
  const [ending, setEnding] = useState<Device | null>(null);
  const [isEnding, setIsEnding] = useState(false);
  useRefusalToast(actError);
  useOnDone({ isActing, error: actError }, () => {
    if (!isEnding || !ending) return;
    toasts.show({ message: t('staff.devices.ended', { name: ending.name }), tone: 'success' });
    setEnding(null);
    setIsEnding(false);
  });
  if (!devices) return <PagePending error={error} />;
  return (
    <section className={styles.card} aria-labelledby="paired-devices">
      <h2 id="paired-devices" className={styles.heading}>
        {t('staff.devices.list')}
      </h2>
      {devices.length === 0 && <EmptyState title={t('staff.devices.none')} />}
      <ul>
        {devices.map((device) => (
          <DeviceRow
            key={device.device_id}
            device={device}
            onEnd={() => setEnding(device)}
            onSetOpen={(is_open) => setOpen(device.device_id, is_open)}
          />
        ))}
      </ul>
      <Dialog
        isOpen={ending !== null}
        onClose={() => setEnding(null)}
        title={t('staff.devices.end_ask', { name: ending?.name ?? '' })}
        actions={
          <>
            <Button tone="secondary" onClick={() => setEnding(null)}>
              {t('common.cancel')}
            </Button>
            <Button
              tone="danger"
              isBusy={isActing}
              busyLabel={t('common.one_moment')}
              onClick={() => {
                if (!ending) return;
                setIsEnding(true);
                endPairing(ending.device_id);
              }}
            >
              {t('staff.devices.end')}
            </Button>
          </>
        }
      >
        {t('staff.devices.end_body')}
      </Dialog>
    </section>
  );
}
