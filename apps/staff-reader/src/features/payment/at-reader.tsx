import { useFormatOf } from '@comanda/i18n/react';
import type { ReaderPaymentView, StoredDraft } from '@comanda/ordering/payment';
import type { CardReader } from '@comanda/payments';
import { Banner, Button, CardIcon, Spinner } from '@comanda/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageSession } from '#shared/session/session-context';
import styles from './payment.module.css';

type AtReaderProps = {
  readonly payment: ReaderPaymentView<StoredDraft>;
  readonly reader: CardReader | null;
};

/** Shows the reader at work: it is made ready, asks for a card, or the outcome is being asked of the server. */
export function AtReader({ payment, reader }: AtReaderProps) {
  const { t } = useTranslation();
  const { restaurant, holdOpen } = usePageSession();
  // A lock would end the page, and with it what it knows of the reader.
  useEffect(holdOpen, [holdOpen]);
  const { money } = useFormatOf(restaurant);
  const { status, amount, isOpening, canCancel, cancel } = payment;
  const isAsking = status === 'READY';
  function text(): string {
    if (isOpening) return t('reader.waiting');
    return isAsking ? t('reader.ask') : t('reader.checking');
  }
  return (
    <section className={styles.reader} data-status={status}>
      {amount !== null && <p className={styles.figure}>{money(amount)}</p>}
      <span className={styles.symbol}>{isAsking ? <CardIcon /> : <Spinner />}</span>
      <p className={styles.heading} role="status">
        {text()}
      </p>
      <p className={styles.detail} dir="auto">
        {reader?.state().terminal?.label}
      </p>
      {isAsking && reader?.notice && <Banner>{t(`reader.${reader.notice}`)}</Banner>}
      {isAsking && reader?.can_cancel === false && <p>{t('staff.payment.own_key')}</p>}
      {canCancel && (
        <div className={styles.acts}>
          <Button tone="secondary" size="large" isWide onClick={() => void cancel()}>
            {t('reader.cancel')}
          </Button>
        </div>
      )}
    </section>
  );
}
