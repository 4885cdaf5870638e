import { READER_TEST_AMOUNT } from '@comanda/contracts';
import type { ReaderFailure, ReaderTest } from '@comanda/ordering/payment';
import { useFormat } from '@comanda/ordering-ui/times';
import { useTranslation } from 'react-i18next';

export type TestNotice = {
  readonly tone: 'info' | 'success' | 'danger';
  readonly title: string;
  /** The reason, in the words of the bank or the reader where they have any. */
  readonly details?: string | null;
};

/** Returns the words for the outcome of a test payment; null where there is none. */
export function useTestNotice(): (test: ReaderTest) => TestNotice | null {
  const { t } = useTranslation();
  const { money } = useFormat();
  const amount = money(READER_TEST_AMOUNT);

  function reasonOf({ code, provider_message, problem }: ReaderFailure): string | null {
    if (problem !== null) return t(`error.${problem.code}`);
    switch (code) {
      case 'amex_not_supported':
      case 'busy':
      case 'disconnected':
      case 'no_reader':
      case 'no_readers':
      case 'no_token':
        return t(`reader.${code}`);
      default:
        return provider_message;
    }
  }

  return ({ flow, failure, refund }) => {
    if (flow.stage === 'placed')
      return refund === 'done'
        ? { tone: 'success', title: t('kiosk.setup.test_refunded', { amount }) }
        : { tone: 'info', title: t('kiosk.setup.test_paid', { amount }) };
    // Of a test before this one, where the server refuses to open another.
    if (flow.stage === 'checking' || failure?.problem?.code === 'payment_pending')
      return { tone: 'info', title: t('kiosk.setup.test_unknown') };
    if (failure === null) return null;
    return failure.code === 'cancelled' || failure.code === 'untried'
      ? { tone: 'info', title: t('kiosk.setup.test_cancelled') }
      : { tone: 'danger', title: t('kiosk.setup.test_failed'), details: reasonOf(failure) };
  };
}
