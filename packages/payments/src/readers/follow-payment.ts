import type { ApiFailure } from '@comanda/api-client';
import type { TerminalPayment } from '@comanda/contracts';
import { assertNever } from '@comanda/kernel';
import {
  type BegunPayment,
  type CollectOutcome,
  MOST_LOOKS,
  type ReaderApi,
  type ReaderMessage,
  type ReaderPayment,
} from './card-reader';

export type Following = {
  readonly api: Pick<ReaderApi, 'getTerminalPayment'>;
  readonly restaurant_id: string;
  /** Milliseconds between two looks. */
  readonly pace: number;
  /** Ends it: nobody waits for the answer any more. */
  readonly signal: AbortSignal;
};

/** Asks the server how a payment stands until it is known. A server that cannot be reached is no answer, and no failure. */
export async function followPayment(
  { payment_intent_id }: Pick<ReaderPayment, 'payment_intent_id'>,
  { api, restaurant_id, pace, signal }: Following,
  most = MOST_LOOKS,
): Promise<CollectOutcome> {
  for (let looks = 0; looks < most && !signal.aborted; looks += 1) {
    const asked = await ask(() =>
      api.getTerminalPayment({ restaurant_id, payment_intent_id }, { signal }),
    );
    const outcome = asked?.ok ? outcomeOf(asked.value.payment) : null;
    if (outcome !== null) return outcome;
    await pause(pace, signal);
  }
  return { kind: 'unknown' };
}

/** How often a payment is asked about after it was cancelled. */
const LOOKS_AFTER_CANCELLING = 5;

export type Ending = {
  readonly most?: number;
  /** Finds what cancels a payment that was begun, where its secret is not known. */
  readonly findToken?: () => Promise<string | null>;
};

/**
 * Cancels a payment at its reader, unless the guest was faster, and returns which of the two it was. Money that the reader
 * holds already is not let go: it is about to be taken.
 */
export async function endPayment(
  { payment_intent_id, client_secret }: BegunPayment,
  at: Following & { readonly api: Pick<ReaderApi, 'cancelTerminalPayment'> },
  { most = LOOKS_AFTER_CANCELLING, findToken }: Ending = {},
): Promise<CollectOutcome> {
  const { api, restaurant_id } = at;
  const name = { restaurant_id, payment_intent_id };
  const found = await ask(() => api.getTerminalPayment(name));
  const status = found?.ok ? found.value.payment.status : null;
  const known = found?.ok ? outcomeOf(found.value.payment) : null;
  if (known !== null) return known;
  if (status === 'COMPLETE') return { kind: 'unknown' };
  const isBegun = status === 'PROCESSING';
  const cancellation_token = client_secret ?? (isBegun ? await findToken?.() : null) ?? null;
  const cancelled = await ask(() => api.cancelTerminalPayment({ ...name, cancellation_token }));
  // Without its token, the payment is cancelled only for the kiosk that the reader stands at.
  if (cancellation_token === null && !cancelled?.ok) return { kind: 'unknown' };
  return await followPayment({ payment_intent_id }, at, most);
}

/** How a payment has ended; null while it has not. */
export function outcomeOf(payment: TerminalPayment): CollectOutcome | null {
  switch (payment.status) {
    case 'COMPLETE':
      return payment.is_capture_required ? null : { kind: 'paid' };
    case 'FAILED':
      return failureOf(payment);
    case 'READY':
    case 'PROCESSING':
      return null;
    default:
      return assertNever(payment.status);
  }
}

/** Whether a refusal of our server is a definite no to beginning: then nothing was begun. */
export function refusalOf(failure: ApiFailure): ReaderMessage | null {
  if (failure.kind !== 'problem') return null;
  switch (failure.problem.code) {
    case 'terminal_busy':
      return { code: 'busy' };
    case 'terminal_offline':
      return { code: 'disconnected' };
    case 'unavailable':
    case 'request_in_flight':
    case 'internal':
      return null;
    default:
      return { code: 'failed', provider_message: null };
  }
}

/** A call that was given up is no answer. */
export async function ask<Answer>(call: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await call();
  } catch {
    return null;
  }
}

export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', done, { once: true });
    function done(): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
  });
}

function failureOf({ failure, provider_message }: TerminalPayment): CollectOutcome {
  switch (failure) {
    case 'cancelled':
      return { kind: 'cancelled' };
    case 'card_not_supported':
      return { kind: 'failed', message: { code: 'amex_not_supported' } };
    case 'declined':
      return { kind: 'failed', message: { code: 'declined', provider_message } };
    case 'reader':
    case null:
      return { kind: 'failed', message: { code: 'failed', provider_message } };
    default:
      return assertNever(failure);
  }
}
