import { newIntentKey } from '@comanda/api-client';
import {
  type CollectOutcome,
  MOST_LOOKS,
  type ReaderApi,
  type ReaderPayment,
} from '../card-reader';
import { ask, endPayment, followPayment, outcomeOf } from '../follow-payment';
import { isSdkError, type SdkError, type SdkIntent, type TerminalSdk } from './terminal-sdk';

const LOOKS_BEFORE_CANCELLING = 3;

export type AtReader = {
  readonly sdk: TerminalSdk;
  readonly api: ReaderApi;
  readonly restaurant_id: string;
  readonly pace: number;
  readonly signal: AbortSignal;
  /** From here on money may move, and nothing can be called off any more. */
  readonly onCharging: () => void;
};

/**
 * One payment at a Stripe reader: a card is read, charged, and the money that is held taken. Until the charge nothing can have
 * happened; from then on only a plain refusal is a failure, and everything else is looked up.
 */
export async function payAtReader(payment: ReaderPayment, at: AtReader): Promise<CollectOutcome> {
  const read = await ask(() => at.sdk.collectPaymentMethod(payment.client_secret));
  if (read === null) return failed(null);
  if (isSdkError(read)) return beforeCharging(read.error);
  at.onCharging();
  const charged = await ask(() => at.sdk.processPayment(read.paymentIntent));
  if (charged !== null && isSdkError(charged) && isRefusal(charged.error))
    return {
      kind: 'failed',
      message: { code: 'declined', provider_message: charged.error.message },
    };
  if (charged === null || isSdkError(charged)) return await afterLostCharge(payment, at);
  return await take(payment, charged.paymentIntent, at);
}

/**
 * The reader was lost while it charged. What it has done is looked up; if that is nothing, the payment is called off at
 * Stripe, which decides the race with a charge that is still on its way.
 */
async function afterLostCharge(payment: ReaderPayment, at: AtReader): Promise<CollectOutcome> {
  const found = await followPayment(payment, at, LOOKS_BEFORE_CANCELLING);
  if (found.kind !== 'unknown') return found;
  const outcome = await endPayment(payment, at, { most: MOST_LOOKS });
  return outcome.kind === 'cancelled'
    ? { kind: 'failed', message: { code: 'disconnected' } }
    : outcome;
}

/** Interac has taken the money already: there is nothing left to capture. */
async function take(
  payment: ReaderPayment,
  { status }: SdkIntent,
  at: AtReader,
): Promise<CollectOutcome> {
  if (status !== 'requires_capture') return await followPayment(payment, at);
  const { payment_intent_id } = payment;
  const { api, restaurant_id } = at;
  const taken = await ask(() =>
    api.captureTerminalPayment({ restaurant_id, payment_intent_id }, { key: newIntentKey() }),
  );
  const outcome = taken?.ok ? outcomeOf(taken.value.payment) : null;
  if (outcome !== null) return outcome;
  if (taken?.ok === false && taken.error.kind === 'problem') {
    const { code, detail } = taken.error.problem;
    if (code === 'payment_declined') return failed(detail);
  }
  return await followPayment(payment, at);
}

function beforeCharging({ code, message }: SdkError): CollectOutcome {
  switch (code) {
    case 'canceled':
    case 'canceled_by_customer':
      return { kind: 'cancelled' };
    case 'no_established_connection':
      return { kind: 'failed', message: { code: 'no_reader' } };
    case 'reader_connection_interrupted':
    case 'network_error':
    case 'network_timeout':
      return { kind: 'failed', message: { code: 'disconnected' } };
    case 'command_already_in_progress':
      return { kind: 'failed', message: { code: 'busy' } };
    default:
      return failed(message);
  }
}

/** The bank's or Stripe's plain no to this card. The same intent takes another one. */
function isRefusal({ code, decline_code }: SdkError): boolean {
  return decline_code !== undefined || code === 'card_declined' || code === 'expired_card';
}

function failed(provider_message: string | null): CollectOutcome {
  return { kind: 'failed', message: { code: 'failed', provider_message } };
}
