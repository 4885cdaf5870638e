import { useDeliveryDeadline, useSecondsLeft } from '@comanda/ordering/delivery';
import { useTranslation } from 'react-i18next';
import styles from './delivery.module.css';

/** For how long the price of a delivery holds. That it does no longer is told by what it stands beside. */
export function QuoteCountdown() {
  const { expires_at, is_over } = useDeliveryDeadline();
  return expires_at && !is_over && <Countdown until={expires_at} />;
}

function Countdown({ until }: { readonly until: Date }) {
  const { t } = useTranslation();
  const seconds = useSecondsLeft(until);
  const left = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <p className={styles.countdown} role="timer">
      {t('delivery.quote.holds', { left })}
    </p>
  );
}
