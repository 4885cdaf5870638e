import { useDeliveryDeadline, useSecondsLeft } from '@comanda/ordering/delivery';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '#shared/toasts';
import styles from './delivery.module.css';

/** For how long the price of a delivery holds. That it does no longer is told by what it stands beside. */
export function QuoteCountdown() {
  const { expires_at, is_over } = useDeliveryDeadline();
  return expires_at && !is_over && <Countdown until={expires_at} />;
}

/** The same on a page that tells of nothing else: once it is over, a short message says so. */
export function ToldQuoteCountdown() {
  const { t } = useTranslation();
  const { is_over } = useDeliveryDeadline();
  const [wasOver] = useState(is_over);
  const tell = useEffectEvent(() => {
    toasts.show({ message: t('delivery.quote.expired'), tone: 'danger', id: 'order-timeout' });
  });
  useEffect(() => {
    if (is_over && !wasOver) tell();
  }, [is_over, wasOver]);
  // Where a guest goes from here it is told as well.
  useEffect(() => () => toasts.dismiss('order-timeout'), []);
  return <QuoteCountdown />;
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
