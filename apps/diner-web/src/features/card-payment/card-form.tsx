import type { IntentReply } from '@comanda/api-client';
import { useLanguage } from '@comanda/ordering/format';
import type { MountedCard } from '@comanda/payments';
import { Skeleton } from '@comanda/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './card-form.module.css';
import { useMountedCard } from './use-mounted-card';

type CardFormProps = {
  readonly intent: IntentReply;
  /** The form once it can be paid with; null while it cannot. */
  readonly onCard: (card: MountedCard | null) => void;
  readonly onFailure: () => void;
};

/** The processor's own form. Card data stays inside its frame. */
export function CardForm({ intent, onCard, onFailure }: CardFormProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const frameRef = useRef<HTMLDivElement>(null);
  const isReady = useMountedCard({ frameRef, intent, language, onCard, onFailure });
  return (
    <section aria-labelledby="card-title" className={styles.card}>
      <h2 id="card-title" className={styles.title}>
        {t('checkout.payment.card_details')}
      </h2>
      {!isReady && <Skeleton height="15rem" />}
      <div ref={frameRef} data-ready={isReady || undefined} className={styles.frame} />
      <p className={styles.note}>{t('checkout.payment.secure')}</p>
    </section>
  );
}
