import { unwrap } from '@comanda/api-client';
import type { Device } from '@comanda/contracts';
import { useFormatOf } from '@comanda/i18n/react';
import { useStaffPlace } from '@comanda/staff/provider';
import { Button, EmptyState } from '@comanda/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageSession } from '#shared/session/session-context';
import styles from './devices.module.css';
import { EndPairingSheet } from './end-pairing-sheet';

/** The paired devices with the time each was last seen. */
export function DeviceList() {
  const { t } = useTranslation();
  const { client, restaurant_id } = useStaffPlace();
  const { restaurant } = usePageSession();
  const { day, time } = useFormatOf(restaurant);
  const [ending, setEnding] = useState<Device | null>(null);
  const { data: devices } = useQuery({
    queryKey: ['devices', restaurant_id],
    queryFn: async ({ signal }) => unwrap(await client.listDevices({ signal })).devices,
    staleTime: 0,
  });
  if (!devices) return null;
  return (
    <section className={styles.card} aria-labelledby="paired-devices">
      <h2 id="paired-devices" className={styles.heading}>
        {t('staff.devices.list')}
      </h2>
      {devices.length === 0 && <EmptyState title={t('staff.devices.none')} />}
      <ul>
        {devices.map((device) => (
          <li key={device.device_id} className={styles.device}>
            <div className={styles.text}>
              <p className={styles.name} dir="auto">
                {device.name}
              </p>
              <p className={styles.seen}>
                {t(`staff.devices.kinds.${device.kind}`)} ·{' '}
                {device.last_seen_at === null
                  ? t('staff.devices.never')
                  : t('staff.devices.last_seen', {
                      when: `${day(device.last_seen_at, 'short')}, ${time(device.last_seen_at)}`,
                    })}
              </p>
            </div>
            <Button tone="secondary" size="small" onClick={() => setEnding(device)}>
              {t('staff.devices.end')}
            </Button>
          </li>
        ))}
      </ul>
      {ending && <EndPairingSheet device={ending} onClose={() => setEnding(null)} />}
    </section>
  );
}
