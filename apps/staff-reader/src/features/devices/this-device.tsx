import { serverClock } from '@comanda/api-client';
import { useStaffPlace } from '@comanda/staff/provider';
import { Banner, Switch } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { useDeviceSettings } from '#shared/device/device-settings';
import { usePageSession } from '#shared/session/session-context';
import styles from './devices.module.css';
import { PairingForm } from './pairing-form';

/** As which this device is paired, or the form that pairs it. */
export function ThisDevice() {
  const { t } = useTranslation();
  const { device } = usePageSession();
  const { clock = serverClock } = useStaffPlace();
  const { prints_since, change } = useDeviceSettings();
  return (
    <section className={styles.card} aria-labelledby="this-device">
      <h2 id="this-device" className={styles.heading}>
        {t('staff.devices.this')}
      </h2>
      {device ? (
        <Banner tone="success" title={t('staff.devices.paired_as', { name: device.name })} isLive>
          {t(`staff.devices.kinds.${device.kind}`)}
        </Banner>
      ) : (
        <PairingForm />
      )}
      {device?.kind === 'screen' && (
        <Switch
          label={t('staff.paper.auto')}
          detail={t('staff.paper.auto_hint')}
          isOn={prints_since !== null}
          onChange={(isOn) => change({ prints_since: isOn ? clock.now().toISOString() : null })}
        />
      )}
    </section>
  );
}
