import { QrCode } from '@comanda/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PhoneEntry } from './phone-entry';
import styles from './receipt-offer.module.css';

type ReceiptOfferProps = { readonly guest_id: string };

/** The receipt, by a code to scan or as a text to a number that is typed. */
export function ReceiptOffer({ guest_id }: ReceiptOfferProps) {
  const { t } = useTranslation();
  const [isSent, setSent] = useState(false);
  return (
    <section className={styles.offer}>
      <div className={styles.scan}>
        <QrCode
          text={`${location.origin}/receipts/${guest_id}`}
          label={t('kiosk.complete.qr_label')}
        />
        <p className={styles.hint}>{t('kiosk.complete.qr')}</p>
      </div>
      {isSent ? (
        <p className={styles.sent} role="status">
          {t('kiosk.complete.order_complete')} {t('kiosk.complete.sent')}
        </p>
      ) : (
        <PhoneEntry onSent={() => setSent(true)} />
      )}
    </section>
  );
}
