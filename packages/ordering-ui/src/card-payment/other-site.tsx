import { useLanguage } from '@comanda/i18n/react';
import type { CardPlaces } from '@comanda/payments';
import { useTranslation } from 'react-i18next';
import type { CardFormProps } from './card-form-props';
import styles from './card-form.module.css';
import { useCardMount } from './use-card-mount';
import { useFieldLabels } from './use-field-labels';

/** Where the card is entered on the processor's own site: what is going to happen, and what is not taken there. */
export function OtherSite({ intent, onCard, onFailure }: CardFormProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const labels = useFieldLabels();
  useCardMount({ getPlaces: createPlaces, intent, language, labels, onCard, onFailure });
  return (
    <section aria-labelledby="card-title" className={styles.card}>
      <h2 id="card-title" className={styles.title}>
        {t('checkout.payment.card_details')}
      </h2>
      <p>{t('checkout.payment.other_site')}</p>
      <p className={styles.note}>{t('checkout.payment.no_amex')}</p>
    </section>
  );
}

/** Nothing is drawn on this page. */
function createPlaces(): CardPlaces {
  const place = document.createElement('div');
  return { wallet: place, form: place, fields: { number: place, expiry: place, cvv: place } };
}
