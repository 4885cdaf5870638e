import { READER_TEST_AMOUNT } from '@comanda/contracts';
import type { ReaderTest } from '@comanda/ordering/payment';
import { useFormat } from '@comanda/ordering-ui/times';
import type { CardReader } from '@comanda/payments';
import { Banner, Button } from '@comanda/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './setup.module.css';
import { useTestNotice } from './use-test-notice';

type ReaderTestsProps = {
  /** The card reader of this kiosk; null = none is connected. */
  readonly reader: CardReader | null;
  readonly payment: ReaderTest;
};

/** Tests the card reader of this kiosk: whether it answers, and whether a card is charged at it. */
export function ReaderTests({ reader, payment }: ReaderTestsProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const [isBusy, setBusy] = useState(false);
  const [answers, setAnswers] = useState<boolean | null>(null);
  const [isMissed, setMissed] = useState(false);
  const paymentNotice = useTestNotice()(payment);
  const isReaderMissing = isMissed && reader === null;
  const isOpen = paymentNotice?.isOpen ?? false;

  async function test() {
    setBusy(true);
    setMissed(false);
    setAnswers(null);
    payment.reset();
    const found = await reader?.discover();
    const own = reader?.state().terminal?.terminal_id;
    const isThere =
      found?.ok &&
      found.value.some(({ terminal_id, is_online }) => terminal_id === own && is_online !== false);
    setAnswers(isThere === true);
    setBusy(false);
  }
  function pay() {
    setAnswers(null);
    setMissed(reader === null);
    payment.pay();
  }

  return (
    <>
      {answers !== null && (
        <Banner tone={answers ? 'success' : 'danger'} isLive>
          {t(answers ? 'kiosk.setup.test_answers' : 'kiosk.setup.test_silent')}
        </Banner>
      )}
      {isReaderMissing && (
        <Banner tone="danger" isLive>
          {t('kiosk.setup.test_no_reader')}
        </Banner>
      )}
      {answers === null && !isReaderMissing && paymentNotice && (
        <Banner tone={paymentNotice.tone} title={paymentNotice.title} isLive>
          {paymentNotice.details}
        </Banner>
      )}
      <div className={styles.answers}>
        <Button
          tone="secondary"
          size="large"
          isBusy={isBusy}
          disabled={isOpen}
          busyLabel={t('common.loading')}
          onClick={() => void test()}
        >
          {t('kiosk.setup.test_reader')}
        </Button>
        <Button tone="secondary" size="large" disabled={isOpen || isBusy} onClick={pay}>
          {t('kiosk.setup.test_payment')}
        </Button>
      </div>
      <p className={styles.who}>
        {t('kiosk.setup.test_payment_hint', { amount: money(READER_TEST_AMOUNT) })}
      </p>
    </>
  );
}
