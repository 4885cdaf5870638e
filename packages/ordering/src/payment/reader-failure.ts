import type { Problem } from '@comanda/contracts';
import type { ReaderMessage } from '@comanda/payments';
import type { Draft, PaymentFlow } from './payment-flow';

/** Why nothing was paid at the reader. */
export type ReaderFailure = {
  /** `reader.…` has texts for the reader's own codes, and `error.…` for those of the server's refusal. */
  readonly code:
    | ReaderMessage['code']
    | 'untried'
    | 'offline'
    | 'price_changed'
    | 'items_unavailable'
    | 'refused';
  /** The bank's or the reader's own words. */
  readonly provider_message: string | null;
  /** The server's refusal, where that is why. */
  readonly problem: Problem | null;
};

/** Returns why nothing was paid; null unless that is so. */
export function readerFailure<D extends Draft>(flow: PaymentFlow<D>): ReaderFailure | null {
  switch (flow.stage) {
    case 'declined': {
      const { code, message } = flow.decline;
      return { code: codeOf(code), provider_message: message || null, problem: null };
    }
    case 'refused':
    case 'items_unavailable':
      return { code: flow.stage, provider_message: null, problem: flow.problem };
    case 'price_changed':
    case 'offline':
      return { code: flow.stage, provider_message: null, problem: null };
    default:
      return null;
  }
}

const CODES: Readonly<Record<string, ReaderFailure['code']>> = {
  payment_untried: 'untried',
  payment_declined: 'declined',
  disconnected: 'disconnected',
  no_token: 'no_token',
  no_readers: 'no_readers',
  no_reader: 'no_reader',
  amex_not_supported: 'amex_not_supported',
  busy: 'busy',
  cancelled: 'cancelled',
  declined: 'declined',
};

function codeOf(code: string): ReaderFailure['code'] {
  return CODES[code] ?? 'failed';
}
