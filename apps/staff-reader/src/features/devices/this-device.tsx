import { Banner } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { usePageSession } from '#shared/session/session-context';
import styles from './devices.module.css';
import { PairingForm } from './pairing-form';

/** As which this device is paired, or the form that pairs it. */
export function ThisDevice() {
  const { t } = useTranslation();
  const { device } = usePageSession();
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
    </section>
  );
}
