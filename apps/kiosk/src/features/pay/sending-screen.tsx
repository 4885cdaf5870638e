import { scaledPause } from '@comanda/ordering';
import { Spinner } from '@comanda/ui';
import { usePageTitle } from '@comanda/web/page';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallStaff } from '#app/screen/call-staff';
import { useArrivalFocus } from '#shared/use-arrival-focus';
import { OfflineScreen } from './offline-screen';
import styles from './sending-screen.module.css';

/** A guest who waits longer may be given a number without the server's reply. */
const REPLY_EXPECTED_WITHIN_MS = 15_000;

type SendingScreenProps = {
  /** Keeps the order on this device instead. */
  readonly onOrder: () => void;
};

/** The order is on its way. Without a reply, the guest is offered a number of this device. */
export function SendingScreen({ onOrder }: SendingScreenProps) {
  const { t } = useTranslation();
  const [isLate, setLate] = useState(false);
  usePageTitle(t('kiosk.pay.sending'));
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), scaledPause(REPLY_EXPECTED_WITHIN_MS));
    return () => clearTimeout(timer);
  }, []);
  const title = useArrivalFocus<HTMLHeadingElement>();
  if (isLate) return <OfflineScreen onOrder={onOrder} onCancel={null} />;
  return (
    <main id="content" className={styles.page}>
      <Spinner />
      <div role="status">
        <h1 ref={title} className={styles.title} tabIndex={-1}>
          {t('kiosk.pay.sending')}
        </h1>
      </div>
      <CallStaff isNamed />
    </main>
  );
}
