import { READER_TEST_AMOUNT } from '@comanda/contracts';
import type { ReaderFailure, ReaderTest } from '@comanda/ordering/payment';
import { useFormat } from '@comanda/ordering-ui/times';
import { useTranslation } from 'react-i18next';

export type TestNotice = {
  readonly tone: 'info' | 'success' | 'danger';
  readonly title: string;
  /** The reason, in the words of the bank or the reader where they have any. */
  readonly details: string | null;
  /** Whether the outcome, or the refund, is waited for. */
  readonly isOpen: boolean;
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
    const unknown = { tone: 'info', title: t('kiosk.setup.test_unknown'), details: null } as const;
    switch (flow.stage) {
      case 'checking':
        return { ...unknown, isOpen: true };
      case 'placed':
        return refund === 'done'
          ? {
              tone: 'success',
              title: t('kiosk.setup.test_refunded', { amount }),
              details: null,
              isOpen: false,
            }
          : {
              tone: 'info',
              title: t('kiosk.setup.test_paid', { amount }),
              details: null,
              isOpen: false,
            };
      case 'refused':
        // A test before this one has no outcome yet.
        if (flow.problem.code === 'payment_pending') return { ...unknown, isOpen: false };
    }
    if (failure === null) return null;
    const isCancelled = failure.code === 'cancelled' || failure.code === 'untried';
    return {
      tone: isCancelled ? 'info' : 'danger',
      title: t(isCancelled ? 'kiosk.setup.test_cancelled' : 'kiosk.setup.test_failed'),
      details: isCancelled ? null : reasonOf(failure),
      isOpen: false,
    };
  };
}
