import type { Attempt, CheckoutFlow, Stage } from './checkout-flow';
import { idleFlow } from './checkout-flow';
import type { CheckoutEvent, CheckoutEventType } from './checkout-event';
import { afterRefusal } from './after-refusal';

type FlowAt<S extends Stage> = Extract<CheckoutFlow, { stage: S }>;
type EventOf<T extends CheckoutEventType> = Extract<CheckoutEvent, { type: T }>;

/** What each stage answers to. What is not listed is ignored: that is why a second tap does nothing. */
export type Transitions = {
  readonly [S in Stage]: {
    readonly [T in CheckoutEventType]?: (flow: FlowAt<S>, event: EventOf<T>) => CheckoutFlow;
  };
};

export const TRANSITIONS: Transitions = {
  idle: { start: secure },
  securing_guest: {
    guest_secured: ({ attempt }, { guest_id }) =>
      attempt.way === 'counter'
        ? { stage: 'placing', attempt, guest_id, payment: null, payment_method: 'COUNTER' }
        : { stage: 'opening_payment', attempt, guest_id },
    refused: ({ attempt }, { problem }) => afterRefusal(problem, attempt),
    session_lost: secure,
    unreachable: ({ attempt }) => ({ stage: 'offline', attempt }),
    resume: secureAgain,
    reset,
  },
  opening_payment: {
    payment_opened: (flow, { payment }) => ({ ...flow, stage: 'ready_to_confirm', payment }),
    order_placed: place,
    refused: ({ attempt }, { problem }) => afterRefusal(problem, attempt),
    session_lost: secure,
    unreachable: ({ attempt }) => ({ stage: 'offline', attempt }),
    resume: secureAgain,
    reset,
  },
  ready_to_confirm: {
    start: secure,
    confirm: (flow, event) => ({ ...flow, attempt: confirmed(flow, event), stage: 'confirming' }),
    retry: secureAgain,
    resume: secureAgain,
    reset,
  },
  confirming: {
    confirmed: (flow, { payment_method, card_token }) => ({
      ...flow,
      stage: 'placing',
      payment_method,
      card_token,
    }),
    declined: (flow, { decline }) => ({ ...flow, stage: 'declined', decline }),
    not_confirmed: (flow) => ({ ...flow, stage: 'ready_to_confirm' }),
    // The server, asked again before the processor was, has said that this cannot be paid.
    refused: ({ attempt }, { problem }) => afterRefusal(problem, attempt),
    session_lost: secure,
    order_placed: place,
    outcome_unknown: (flow) => ({ ...flow, stage: 'checking', payment_method: 'CARD' }),
    resume: (flow) => ({ ...flow, stage: 'checking', payment_method: 'CARD' }),
  },
  placing: {
    order_placed: place,
    declined: decline,
    refused: ({ attempt }, { problem }) => afterRefusal(problem, attempt),
    session_lost: secure,
    outcome_unknown: check,
    unreachable: check,
    resume: check,
  },
  checking: {
    order_placed: place,
    declined: decline,
    // The payment is open still: whoever goes on with it pays it, and only it.
    payment_opened: ({ attempt, guest_id }, { payment }) => ({
      stage: 'ready_to_confirm',
      attempt,
      guest_id,
      payment,
    }),
    refused: ({ attempt }, { problem }) => afterRefusal(problem, attempt),
    // A new object, so that whoever resumes begins to ask.
    resume: (flow) => ({ ...flow }),
  },
  declined: {
    start: secure,
    confirm: ({ attempt, guest_id, payment }, event) => ({
      stage: 'confirming',
      attempt: confirmed({ attempt }, event),
      guest_id,
      payment,
    }),
    // Another payment was opened for the same order.
    payment_opened: (flow, { payment }) => ({ ...flow, payment }),
    order_placed: place,
    retry: secureAnew,
    resume: secureAnew,
    reset,
  },
  placed: { start: secure, reset },
  price_changed: { start: secure, resume: reset, reset },
  items_unavailable: { start: secure, resume: reset, reset },
  refused: { start: secure, resume: reset, reset },
  offline: { start: secure, retry: secureAgain, resume: secureAgain, reset },
};

function secure(
  _: CheckoutFlow,
  { attempt }: EventOf<'start'> | EventOf<'session_lost'>,
): CheckoutFlow {
  return { stage: 'securing_guest', attempt };
}

/** The same wish under the same keys: what it has already brought about is told again, not done again. */
function secureAgain({ attempt }: Extract<CheckoutFlow, { attempt: unknown }>): CheckoutFlow {
  return { stage: 'securing_guest', attempt };
}

/** The same wish, to be paid with another payment than the declined one. */
function secureAnew(
  { attempt, payment }: FlowAt<'declined'>,
  { intent_key }: EventOf<'retry'> | EventOf<'resume'>,
): CheckoutFlow {
  const keys = { ...attempt.keys, intent: intent_key };
  const replaces = payment.payment_intent_id;
  return { stage: 'securing_guest', attempt: { ...attempt, keys, replaces } };
}

function reset(): CheckoutFlow {
  return idleFlow;
}

function place(
  _: CheckoutFlow,
  { guest_id, order_id, order_number }: EventOf<'order_placed'>,
): CheckoutFlow {
  return { stage: 'placed', guest_id, order_id, order_number };
}

/** From here on it is only asked: a token is never sent twice. */
function check(flow: FlowAt<'placing'>): CheckoutFlow {
  const { attempt, guest_id, payment, payment_method } = flow;
  return { stage: 'checking', attempt, guest_id, payment, payment_method };
}

function decline(
  { attempt, guest_id, payment }: FlowAt<'placing'> | FlowAt<'checking'>,
  event: EventOf<'declined'>,
): CheckoutFlow {
  // At the counter nobody declines.
  return payment
    ? { stage: 'declined', attempt, guest_id, payment, decline: event.decline }
    : idleFlow;
}

/** The attempt with a key of its own for placing what is paid now. */
function confirmed(
  { attempt }: Pick<FlowAt<'ready_to_confirm'>, 'attempt'>,
  { place_key, at }: EventOf<'confirm'>,
): Attempt {
  return { ...attempt, keys: { ...attempt.keys, place: place_key }, confirmed_at: at };
}
