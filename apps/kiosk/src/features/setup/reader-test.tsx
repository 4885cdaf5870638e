import { Banner, Button } from '@comanda/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKioskPayment } from '#app/payment-provider';

/** Asks the card reader of this kiosk whether it is there, through the connection that takes payments. */
export function ReaderTest() {
  const { t } = useTranslation();
  const { reader } = useKioskPayment();
  const [isBusy, setBusy] = useState(false);
  const [answers, setAnswers] = useState<boolean | null>(null);

  async function test() {
    setBusy(true);
    setAnswers(null);
    const found = await reader?.discover();
    const own = reader?.state().terminal?.terminal_id;
    const isThere =
      found?.ok &&
      found.value.some(({ terminal_id, is_online }) => terminal_id === own && is_online !== false);
    setAnswers(isThere === true);
    setBusy(false);
  }

  return (
    <>
      {answers !== null && (
        <Banner tone={answers ? 'success' : 'danger'} isLive>
          {t(answers ? 'kiosk.setup.test_answers' : 'kiosk.setup.test_silent')}
        </Banner>
      )}
      <Button
        tone="secondary"
        size="large"
        isBusy={isBusy}
        busyLabel={t('common.loading')}
        onClick={() => void test()}
      >
        {t('kiosk.setup.test_reader')}
      </Button>
    </>
  );
}
