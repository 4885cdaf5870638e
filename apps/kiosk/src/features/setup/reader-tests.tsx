import { READER_TEST_AMOUNT } from '@comanda/contracts';
import type { ReaderTest } from '@comanda/ordering/payment';
import { useFormat } from '@comanda/ordering-ui/times';
import type { CardReader } from '@comanda/payments';
import { Banner, Button } from '@comanda/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './setup.module.css';
import { type TestNotice, useTestNotice } from './use-test-notice';

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
  const notice = noticeNow();
  // Its outcome is not known yet, so that the reader is not free.
  const isOpen = payment.flow.stage === 'checking';

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
    if (reader === null) payment.reset();
    else payment.pay();
  }

  return (
    <div className={styles.part}>
      <p className={styles.who}>
        {t('kiosk.setup.test_payment_hint', { amount: money(READER_TEST_AMOUNT) })}
      </p>
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
      {notice && (
        <Banner tone={notice.tone} title={notice.title} isLive>
          {notice.details}
        </Banner>
      )}
    </div>
  );

  /** The outcome of the last test. */
  function noticeNow(): TestNotice | null {
    if (answers !== null)
      return {
        tone: answers ? 'success' : 'danger',
        title: t(answers ? 'kiosk.setup.test_answers' : 'kiosk.setup.test_silent'),
      };
    return isMissed && reader === null
      ? { tone: 'danger', title: t('kiosk.setup.test_no_reader') }
      : paymentNotice;
  }
}
