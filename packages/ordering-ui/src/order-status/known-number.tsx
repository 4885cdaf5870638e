import { Badge, Spinner } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { useIsOnline } from '@comanda/web/online';
import styles from './order-ticket.module.css';

/** The number of an order that is placed, until it is read how far it is. */
export function KnownNumber({ number }: { readonly number: string }) {
  const { t } = useTranslation();
  const isOnline = useIsOnline();
  return (
    <section className={styles.ticket} aria-labelledby="ticket-title">
      <h2 id="ticket-title" className={styles.label}>
        {t('order.complete.number')}
      </h2>
      <p className={styles.number}>{number}</p>
      <p role="status">
        {isOnline ? <Spinner /> : <Badge tone="warning">{t('page.offline.title')}</Badge>}
      </p>
    </section>
  );
}
