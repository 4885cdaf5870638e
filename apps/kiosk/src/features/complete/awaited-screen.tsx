import { scaledPause, useRestaurant } from '@comanda/ordering';
import { OrderWaiting } from '@comanda/ordering-ui/order-status';
import { usePageTitle } from '@comanda/web/page';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallStaff } from '#app/screen/call-staff';
import { useCountdown } from '#shared/use-countdown';
import { Leaving } from './leaving';
import styles from './complete-screen.module.css';

const ASK_AGAIN_MS = 5_000;
/** By then the server has reconciled the payment, and staff can see what became of it. */
const RECONCILED_WITHIN_SECONDS = 15 * 60;

type AwaitedScreenProps = {
  /** Reads the order again. */
  readonly onAsk: () => void;
  readonly onEnd: () => void;
};

/** The order was paid, and the server has not told yet whether it is made. The page stays until it has. */
export function AwaitedScreen({ onAsk, onEnd }: AwaitedScreenProps) {
  const { t } = useTranslation();
  const { name } = useRestaurant();
  const [isReconciled, setReconciled] = useState(false);
  usePageTitle(t('order.waiting.title'), name);
  useCountdown(RECONCILED_WITHIN_SECONDS, () => setReconciled(true));
  const ask = useEffectEvent(onAsk);
  useEffect(() => {
    const timer = setInterval(() => ask(), scaledPause(ASK_AGAIN_MS));
    return () => clearInterval(timer);
  }, []);
  return (
    <main id="content" className={styles.page}>
      <OrderWaiting />
      <div className={styles.rest}>
        {isReconciled ? (
          <Leaving onEnd={onEnd} />
        ) : (
          <div className={styles.leaving}>
            <CallStaff isNamed />
          </div>
        )}
      </div>
    </main>
  );
}
