import { Spinner } from '@comanda/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './order-ticket.module.css';

/** After so long a guest wonders whether to pay again. */
const LONG_MS = 15_000;

/** The payment went off, the number has not come back yet. */
export function OrderWaiting() {
  const { t } = useTranslation();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLong, LONG_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    <section className={styles.ticket} role="status">
      <Spinner />
      <h2>{t('order.waiting.title')}</h2>
      <p>{t(isLong ? 'order.waiting.long' : 'order.waiting.body')}</p>
    </section>
  );
}
