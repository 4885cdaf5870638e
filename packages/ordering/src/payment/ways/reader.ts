import type { IntentReply } from '@comanda/api-client';
import { assertNever } from '@comanda/kernel';
import type { CardReader, CollectOutcome, ReaderPayment } from '@comanda/payments';
import type { WayEvent } from '../payment-event';
import { CANCELLED } from '../payment-flow';
import type { PaymentWay } from './payment-way';

/** Paying at a card reader beside the screen. */
export function cardReader(reader: CardReader): PaymentWay {
  return {
    async confirm({ intent }) {
      // A reader is given nothing without the payment's secret, and nothing has happened then.
      if (intent === null) return { type: 'declined', decline: { code: 'failed', message: '' } };
      const { status } = reader.state();
      // The outcome of the previous payer was read by now.
      if (status === 'COMPLETE' || status === 'FAILED') reader.reset();
      return toEvent(await reader.collect(paymentOf(intent)));
    },
    cancel: () => reader.cancel(),
    end: async (payment) => toEvent(await reader.end(payment)),
    // The reader itself shows how it ended.
    settle: () => undefined,
  };
}

function paymentOf({ payment_intent }: IntentReply): ReaderPayment {
  const { payment_intent_id, client_secret } = payment_intent;
  return { payment_intent_id, client_secret };
}

function toEvent(outcome: CollectOutcome): WayEvent {
  switch (outcome.kind) {
    case 'paid':
      return { type: 'confirmed', payment_method: 'TERMINAL' };
    case 'cancelled':
      return { type: 'declined', decline: { code: CANCELLED, message: '' } };
    case 'failed': {
      const { message } = outcome;
      const own = 'provider_message' in message ? message.provider_message : null;
      return { type: 'declined', decline: { code: message.code, message: own ?? '' } };
    }
    case 'unknown':
      return { type: 'outcome_unknown' };
    default:
      return assertNever(outcome);
  }
}
