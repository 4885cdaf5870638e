import { err, ok } from '@comanda/kernel';
import type { Result } from '@comanda/kernel';
import type Stripe from 'stripe';

import type { CardAction } from '../../../devices/card-device';
import { newId } from '../../../ids';
import { confirmIntent } from '../payment-intents/confirm-intent';
import { CONFIRMABLE } from '../payment-intents/intent-state';
import { publicIntent } from '../payment-intents/public-intent';
import type { StripeState } from '../stripe-state';
import type { StripeCall } from '../world';
import { presentCard } from './present-card';
import type { ReaderSession } from './reader-session';
import { failed, textOf } from './sdk-wire';
import type { SdkBody, SdkReply } from './sdk-wire';
import { simulatedCard } from './simulated-card';

type Target = {
  readonly session: ReaderSession;
  readonly call: StripeCall;
  readonly intent: Stripe.PaymentIntent;
};

/** Asks for a card and waits for it. No money moves by that. */
export async function collect(state: StripeState, body: SdkBody): Promise<SdkReply> {
  const found = findTarget(state, body);
  if (!found.ok) return found.error;
  const { session, call, intent } = found.value;
  const { device } = session.reader;
  if (!CONFIRMABLE.includes(intent.status)) {
    const message = `The PaymentIntent has a status of ${intent.status}.`;
    return failed('unexpected_intent_status', message);
  }
  if (!intent.payment_method_types.some((type) => type.endsWith('_present'))) {
    const message = 'The PaymentIntent cannot be paid with a card that is present.';
    return failed('invalid_payment_intent_input_shape', message);
  }
  if (device.state === 'waiting') {
    return failed('command_already_in_progress', 'The reader is asking for a card already.');
  }
  const collecting = session.collect(intent.amount, intent.currency);
  if (session.isSimulated) device.present(simulatedCard(body['simulator']));
  const collected = await collecting;
  switch (collected.kind) {
    case 'unplugged':
      return interrupted();
    case 'cancelled':
      if (session.isOver) return interrupted();
      return collected.by === 'customer'
        ? failed('canceled_by_customer', 'The customer canceled on the reader.')
        : failed('canceled', 'Action canceled.');
    case 'card':
      return read(call, intent, collected.card);
  }
}

export function cancelCollecting(state: StripeState, body: SdkBody): SdkReply {
  const session = state.terminals.session(textOf(body, 'session'));
  if (!session || session.isOver) return notConnected();
  const isCancelled = session.reader.device.cancel('shop');
  return isCancelled
    ? {}
    : failed('no_active_collect_payment_method_attempt', 'The reader is not asking for a card.');
}

/** Charges the card that was read. */
export function processPayment(state: StripeState, body: SdkBody): SdkReply {
  const found = findTarget(state, body);
  if (!found.ok) return found.error;
  const { session, call, intent } = found.value;
  const { device } = session.reader;
  const confirmed = confirmIntent(call, intent, {
    payment_method: textOf(body, 'payment_method'),
  });
  if (confirmed.ok) {
    device.tell('approved', intent.amount, intent.currency.toUpperCase());
    return { paymentIntent: publicIntent(confirmed.value) };
  }
  device.tell('declined', intent.amount, intent.currency.toUpperCase());
  const { payment_intent, payment_method: _method, ...error } = confirmed.error.error;
  return {
    error: { ...error, ...(payment_intent && { payment_intent: publicIntent(payment_intent) }) },
  };
}

function read(call: StripeCall, intent: Stripe.PaymentIntent, card: CardAction): SdkReply {
  const method = presentCard(call, card);
  call.account.paymentMethods.put(method);
  const { id, type, card_present, interac_present } = method.object;
  const details = {
    id,
    type,
    ...(card_present && { card_present }),
    ...(interac_present && { interac_present }),
  };
  return { paymentIntent: { ...publicIntent(intent), sdk_payment_details: details } };
}

function findTarget(state: StripeState, body: SdkBody): Result<Target, SdkReply> {
  const session = state.terminals.session(textOf(body, 'session'));
  if (!session || session.isOver) return err(notConnected());
  const account = state.books.account(session.account);
  const clientSecret = textOf(body, 'client_secret');
  const intent = account.intents.get(clientSecret.split('_secret_')[0] ?? '');
  if (intent?.client_secret !== clientSecret) {
    return err(failed('resource_missing', 'No such payment_intent.'));
  }
  const call = state.callOf({
    access: 'publishable',
    account,
    baseUrl: '',
    clientSecret,
    idempotencyKey: undefined,
    now: state.now(),
    requestId: newId('req'),
  });
  return ok({ session, call, intent });
}

function interrupted(): SdkReply {
  return failed('reader_connection_interrupted', 'The connection to the reader was interrupted.');
}

function notConnected(): SdkReply {
  return failed('no_established_connection', 'No reader is connected.');
}
