import type { Attempt, Draft, PaymentFlow, Stage } from './payment-flow';
import { idleFlow } from './payment-flow';
import type { PaymentEvent, PaymentEventType } from './payment-event';
import { afterRefusal } from './after-refusal';

type Flow = PaymentFlow<Draft>;
type FlowAt<S extends Stage> = Extract<Flow, { stage: S }>;
type EventOf<T extends PaymentEventType> = Extract<PaymentEvent<Draft>, { type: T }>;

/** Events each stage handles. Others are ignored, so a second tap has no effect. */
export type Transitions = {
  readonly [S in Stage]: {
    readonly [T in PaymentEventType]?: (flow: FlowAt<S>, event: EventOf<T>) => Flow;
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
    resume: resumeUnpaid,
    reset,
  },
  opening_payment: {
    payment_opened: (flow, { payment }) => ({ ...flow, stage: 'ready_to_confirm', payment }),
    order_placed: place,
    refused: ({ attempt }, { problem }) => afterRefusal(problem, attempt),
    session_lost: secure,
    unreachable: ({ attempt }) => ({ stage: 'offline', attempt }),
    resume: resumeUnpaid,
    reset,
  },
  ready_to_confirm: {
    start: secure,
    confirm: (flow, event) => ({ ...flow, attempt: confirmed(flow, event), stage: 'confirming' }),
    retry: secureAgain,
    renewed: renew,
    refused: ({ attempt }, { problem }) => afterRefusal(problem, attempt),
    resume: resumeUnpaid,
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
    // A form on the page is left by other means; a reader asks on until it is told.
    cancel: (flow) => (isAtReader(flow) ? { ...flow, stage: 'cancelling' } : flow),
    outcome_unknown: look,
    resume: look,
  },
  cancelling: {
    confirmed: (flow, { payment_method }) => ({ ...flow, stage: 'placing', payment_method }),
    declined: (flow, { decline }) => ({ ...flow, stage: 'declined', decline }),
    outcome_unknown: look,
    resume: look,
  },
  placing: {
    order_placed: place,
    declined: decline,
    refused: ({ attempt }, { problem }) => afterRefusal(problem, attempt),
    session_lost: secure,
    lost: lose,
    outcome_unknown: check,
    unreachable: check,
    given_up: (flow) => (flow.payment === null ? idleFlow : flow),
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
    lost: lose,
    unfinished: (flow) => (flow.is_unfinished ? flow : { ...flow, is_unfinished: true }),
    given_up: reset,
    // A new object, so that whoever resumes begins to ask.
    resume: (flow) => ({ ...flow }),
  },
  declined: {
    start: secure,
    confirm: confirmAgain,
    // Another payment was opened for the same order.
    payment_opened: (flow, { payment }) => ({ ...flow, payment }),
    unreachable: (flow) => ({ ...flow, is_unopened: true }),
    renewed: renew,
    refused: ({ attempt }, { problem }) => afterRefusal(problem, attempt),
    order_placed: place,
    retry: secureAnew,
    resume: (flow, event) => (isAtReader(flow) ? idleFlow : secureAnew(flow, event)),
    reset,
  },
  placed: { start: secure, reset },
  price_changed: { start: secure, resume: reset, reset },
  items_unavailable: { start: secure, resume: reset, reset },
  refused: { start: secure, resume: reset, reset },
  offline: { start: secure, retry: secureAgain, resume: resumeUnpaid, reset },
  lost: { start: secure, resume: reset, reset },
};

function secure(_: Flow, { attempt }: EventOf<'start'> | EventOf<'session_lost'>): Flow {
  return { stage: 'securing_guest', attempt };
}

/** The same attempt under the same keys: what it has already brought about is told again, not done again. */
function secureAgain({ attempt }: Extract<Flow, { attempt: unknown }>): Flow {
  return { stage: 'securing_guest', attempt };
}

/** The page was left before anybody could pay: a form is opened again, a reader asks nobody who may be gone. */
function resumeUnpaid(flow: Extract<Flow, { attempt: unknown }>): Flow {
  return isAtReader(flow) ? idleFlow : secureAgain(flow);
}

function isAtReader({ attempt }: { readonly attempt: Attempt<Draft> }): boolean {
  return attempt.way === 'reader';
}

/** Asks the server: the page does not know whether it was paid. */
function look(flow: FlowAt<'confirming'> | FlowAt<'cancelling'>): Flow {
  const payment_method = isAtReader(flow) ? 'TERMINAL' : 'CARD';
  return { ...flow, stage: 'checking', payment_method };
}

/** Another card in the same form. A reader takes another payment, because some readers take one card for each. */
function confirmAgain(flow: FlowAt<'declined'>, event: EventOf<'confirm'>): Flow {
  if (isAtReader(flow)) return flow;
  const { guest_id, payment } = flow;
  return { stage: 'confirming', attempt: confirmed(flow, event), guest_id, payment };
}

/** The same attempt, to be paid with another payment than the declined one. */
function secureAnew(
  { attempt, payment }: FlowAt<'declined'>,
  { intent_key }: EventOf<'retry'> | EventOf<'resume'>,
): Flow {
  const keys = { ...attempt.keys, intent: intent_key };
  const replaces = payment.payment_intent_id;
  return { stage: 'securing_guest', attempt: { ...attempt, keys, replaces } };
}

function reset(): Flow {
  return idleFlow;
}

/** Open once more: nothing was declined, and nothing was paid. */
function renew(
  { attempt, guest_id }: FlowAt<'ready_to_confirm'> | FlowAt<'declined'>,
  { draft, payment }: EventOf<'renewed'>,
): Flow {
  return { stage: 'ready_to_confirm', attempt: { ...attempt, draft }, guest_id, payment };
}

/** At the counter there is no payment to lose. */
function lose({ attempt, guest_id, payment }: FlowAt<'placing'> | FlowAt<'checking'>): Flow {
  return payment ? { stage: 'lost', attempt, guest_id, payment } : idleFlow;
}

function place(_: Flow, { guest_id, order_id, order_number }: EventOf<'order_placed'>): Flow {
  return { stage: 'placed', guest_id, order_id, order_number };
}

/** From here on it is only asked: a token is never sent twice. */
function check(flow: FlowAt<'placing'>): Flow {
  const { attempt, guest_id, payment, payment_method } = flow;
  return { stage: 'checking', attempt, guest_id, payment, payment_method };
}

function decline(
  { attempt, guest_id, payment }: FlowAt<'placing'> | FlowAt<'checking'>,
  event: EventOf<'declined'>,
): Flow {
  // At the counter nobody declines.
  return payment
    ? { stage: 'declined', attempt, guest_id, payment, decline: event.decline }
    : idleFlow;
}

/** The attempt with a key of its own for placing what is paid now. */
function confirmed(
  { attempt }: Pick<FlowAt<'ready_to_confirm'>, 'attempt'>,
  { place_key, at }: EventOf<'confirm'>,
): Attempt<Draft> {
  return { ...attempt, keys: { ...attempt.keys, place: place_key }, confirmed_at: at };
}
