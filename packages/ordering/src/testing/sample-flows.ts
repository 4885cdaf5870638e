import { newIntentKey } from '@comanda/api-client';
import type { PaymentTotals, Problem } from '@comanda/contracts';
import type { PaymentEvent, PaymentEventType } from '../payment/payment-event';
import type { Attempt, CheckoutFlow, Stage } from '../payment/payment-flow';

/** An attempt to order one thing. */
export function anAttempt(changes: Partial<Attempt> = {}): Attempt {
  return {
    way: 'online',
    terminal_id: null,
    draft: {
      restaurant_id: 'restaurant',
      items: [
        {
          item_id: 'item',
          modifier_ids: ['modifier'],
          multiplier: 2,
          special_instructions: '',
          campaign_instance_id: null,
          is_reward_item: false,
          analytics_menu_id: 'menu',
        },
      ],
      order_type: 'TAKEOUT',
      order_instructions: '',
      pickup_time: null,
      expected_total: 2_178,
    },
    line_ids: ['line'],
    contact: { name: 'Ada', phone: '+14165550123', room_number: '' },
    keys: {
      section: newIntentKey(),
      guest: newIntentKey(),
      update: newIntentKey(),
      intent: newIntentKey(),
      place: newIntentKey(),
    },
    language: 'en',
    confirmed_at: null,
    replaces: null,
    is_renewed: false,
    ...changes,
  };
}

export function aProblem(code: Problem['code'], status = 409): Problem {
  return { type: `urn:comanda:problem:${code}`, title: code, status, detail: code, code };
}

const attempt = anAttempt();
const guest_id = 'guest';
const payment = { order_id: 'order', payment_intent_id: 'pi_1' };

/** A checkout at each stage. */
export const FLOWS: { readonly [S in Stage]: Extract<CheckoutFlow, { stage: S }> } = {
  idle: { stage: 'idle' },
  securing_guest: { stage: 'securing_guest', attempt },
  opening_payment: { stage: 'opening_payment', attempt, guest_id },
  ready_to_confirm: { stage: 'ready_to_confirm', attempt, guest_id, payment },
  confirming: { stage: 'confirming', attempt, guest_id, payment },
  cancelling: {
    stage: 'cancelling',
    attempt: anAttempt({ way: 'reader', terminal_id: 'terminal' }),
    guest_id,
    payment,
  },
  placing: { stage: 'placing', attempt, guest_id, payment, payment_method: 'WALLET' },
  checking: { stage: 'checking', attempt, guest_id, payment, payment_method: 'CARD' },
  declined: {
    stage: 'declined',
    attempt,
    guest_id,
    payment,
    decline: { code: 'insufficient_funds', message: 'Your card has insufficient funds.' },
  },
  placed: { stage: 'placed', guest_id, order_id: 'order', order_number: 'A7KX' },
  price_changed: {
    stage: 'price_changed',
    totals: {} as PaymentTotals, // opaque to the flow
    former_total: 2_000,
  },
  items_unavailable: { stage: 'items_unavailable', problem: aProblem('item_sold_out') },
  refused: { stage: 'refused', problem: aProblem('restaurant_closed') },
  offline: { stage: 'offline', attempt },
  lost: { stage: 'lost', attempt, guest_id, payment },
};

/** Each event that can happen. */
export const EVENTS: {
  readonly [T in PaymentEventType]: Extract<PaymentEvent, { type: T }>;
} = {
  start: { type: 'start', attempt: anAttempt() },
  confirm: { type: 'confirm', place_key: newIntentKey(), at: '2026-11-20T12:00:00.000Z' },
  cancel: { type: 'cancel' },
  retry: { type: 'retry', intent_key: newIntentKey() },
  reset: { type: 'reset' },
  resume: { type: 'resume', intent_key: newIntentKey() },
  guest_secured: { type: 'guest_secured', guest_id },
  payment_opened: { type: 'payment_opened', payment: { ...payment, payment_intent_id: 'pi_2' } },
  session_lost: { type: 'session_lost', attempt: anAttempt({ is_renewed: true }) },
  confirmed: { type: 'confirmed', payment_method: 'CARD' },
  declined: { type: 'declined', decline: { code: 'expired_card', message: 'Expired.' } },
  not_confirmed: { type: 'not_confirmed' },
  outcome_unknown: { type: 'outcome_unknown' },
  order_placed: { type: 'order_placed', guest_id, order_id: 'order', order_number: 'A7KX' },
  refused: { type: 'refused', problem: aProblem('ordering_disabled') },
  unreachable: { type: 'unreachable' },
  renewed: { type: 'renewed', draft: attempt.draft, payment },
  unfinished: { type: 'unfinished' },
  given_up: { type: 'given_up' },
  lost: { type: 'lost' },
};
