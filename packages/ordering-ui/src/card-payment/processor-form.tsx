import { useLanguage } from '@comanda/i18n/react';
import { type CardField, cardLayoutOf, type CardPlaces } from '@comanda/payments';
import { Skeleton } from '@comanda/ui';
import { useIsOnline } from '@comanda/web/online';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardFormProps } from './card-form-props';
import styles from './card-form.module.css';
import { CardFields } from './card-fields';
import { useCardMount } from './use-card-mount';
import { useFieldLabels } from './use-field-labels';

/** The processor's own form, with the device's wallets above it. Card data stays inside the processor's frames. */
export function ProcessorForm({ intent, onCard, onFailure }: CardFormProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const labels = useFieldLabels();
  const walletRef = useRef<HTMLDivElement>(null);
  const formRef = useRef<HTMLDivElement>(null);
  const fieldRefs = useRef<Partial<Record<CardField, HTMLElement>>>({});
  const layout = cardLayoutOf(intent.payment_service);

  function getPlaces(): CardPlaces | null {
    const { current: wallet } = walletRef;
    const { current: form } = formRef;
    const { number = form, expiry = form, cvv = form } = fieldRefs.current;
    return wallet && form && number && expiry && cvv
      ? { wallet, form, fields: { number, expiry, cvv } }
      : null;
  }

  const { isReady, state, wallets } = useCardMount({
    getPlaces,
    intent,
    language,
    labels,
    onCard,
    onFailure,
  });
  const isOnline = useIsOnline();
  const hasWallets = wallets.length > 0;
  return (
    <section aria-labelledby="card-title" className={styles.card}>
      <div
        ref={walletRef}
        data-ready={hasWallets || undefined}
        inert={!isOnline}
        className={styles.frame}
      />
      {hasWallets && !isOnline && <p className={styles.note}>{t('page.offline.banner')}</p>}
      {hasWallets && <p className={styles.or}>{t('checkout.payment.or_card')}</p>}
      <h2 id="card-title" className={styles.title}>
        {t('checkout.payment.card_details')}
      </h2>
      {!isReady && <Skeleton height="15rem" />}
      <div ref={formRef} data-ready={isReady || undefined} className={styles.frame}>
        {layout === 'fields' && (
          <CardFields
            labels={labels}
            state={state}
            onPlace={(field, place) => {
              fieldRefs.current = { ...fieldRefs.current, [field]: place ?? undefined };
            }}
          />
        )}
      </div>
      <p className={styles.note}>{t('checkout.payment.secure')}</p>
    </section>
  );
}
