import type { ShareInput } from '@comanda/contracts';
import { useFormatOf } from '@comanda/i18n/react';
import type { ReaderPaymentView, StoredDraft } from '@comanda/ordering/payment';
import type { Readers } from '@comanda/staff/readers';
import { type GuestBill, useSharePrice } from '@comanda/staff/tables';
import { Banner, Button } from '@comanda/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BillLines } from '#shared/bill/bill-lines';
import { usePageSession } from '#shared/session/session-context';
import { CashSheet } from './cash-sheet';
import { countedInCash } from './counted-in-cash';
import styles from './payment.module.css';
import { ReaderChoice } from './reader-choice';
import { ShareChoice } from './share-choice';
import { useFailureText } from './use-failure-text';

type PaymentFormProps = {
  readonly guest_id: string;
  readonly bill: GuestBill;
  readonly isOnBill: boolean;
  readonly share: ShareInput | null;
  readonly onShare: (share: ShareInput | null) => void;
  readonly readers: Readers;
  readonly payment: ReaderPaymentView<StoredDraft>;
};

/** Asks what is paid, and at which reader or in cash. */
export function PaymentForm({
  guest_id,
  bill,
  isOnBill,
  share,
  onShare,
  readers,
  payment,
}: PaymentFormProps) {
  const { t } = useTranslation();
  const { restaurant } = usePageSession();
  const { money } = useFormatOf(restaurant);
  const failureText = useFailureText();
  const [isCash, setCash] = useState(false);
  const amount = useSharePrice(guest_id, isOnBill ? share : null);
  const isNothingOpen = isOnBill && bill.open_amount === 0 && (bill.party?.bill?.open ?? 0) === 0;
  const cash = isOnBill ? countedInCash(bill, share) : [];
  const isConnected = readers.state?.is_connected === true;
  const { failure } = payment;
  const hasReaders = readers.terminals === undefined || readers.terminals.length > 0;
  const noReader = t(hasReaders ? 'staff.payment.choose_reader' : 'reader.no_reader');

  const isReady = isConnected && (!isOnBill || share !== null);
  const missing = isConnected ? t('staff.payment.choose_share') : noReader;
  return (
    <>
      <h2 className={styles.heading} dir="auto">
        {[bill.open_orders.map(({ order_number }) => order_number).join(', '), bill.name]
          .filter(Boolean)
          .join(' · ')}
      </h2>
      {failure !== null && (
        <Banner tone={payment.status === 'FAILED' ? 'danger' : 'info'} isLive>
          {failureText(failure)}
        </Banner>
      )}
      {isNothingOpen ? (
        <Banner tone="success">{t('staff.payment.nothing_open')}</Banner>
      ) : (
        <div className={styles.panels}>
          <section className={styles.panel} aria-label={t('staff.bill.title')}>
            {isOnBill && bill.party?.bill && (
              <ShareChoice bill={bill} share={share} onShare={onShare} />
            )}
            {isOnBill && !bill.party?.bill && <BillLines orders={bill.open_orders} />}
            {!isOnBill && <p>{t('staff.payment.stored')}</p>}
          </section>
          <section className={styles.panel} aria-label={t('reader.title')}>
            <ReaderChoice readers={readers} />
            <div className={styles.acts}>
              <Button size="large" isWide disabled={!isReady} onClick={payment.pay}>
                {amount === null
                  ? t('staff.payment.take')
                  : t('staff.payment.take_amount', { amount: money(amount) })}
              </Button>
              {!isReady && <p className={styles.missing}>{missing}</p>}
              {cash.length > 0 && amount !== null && (
                <Button tone="secondary" size="large" isWide onClick={() => setCash(true)}>
                  {t('staff.payment.cash')}
                </Button>
              )}
            </div>
          </section>
        </div>
      )}
      {isCash && amount !== null && (
        <CashSheet amount={amount} counted={cash} onClose={() => setCash(false)} />
      )}
    </>
  );
}
