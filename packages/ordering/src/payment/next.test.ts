import { describe, expect, test } from 'vitest';
import { isPaymentPending, type Stage } from './payment-flow';
import { anAttempt, aProblem, EVENTS, FLOWS } from '../testing/sample-flows';
import type { PaymentEventType } from './payment-event';
import { next } from './next';

/** Every stage, every event it answers to, and where that leads. What is not here must be ignored. */
const EXPECTED: Record<Stage, Partial<Record<PaymentEventType, Stage>>> = {
  idle: { start: 'securing_guest' },
  securing_guest: {
    guest_secured: 'opening_payment',
    session_lost: 'securing_guest',
    refused: 'refused',
    unreachable: 'offline',
    resume: 'securing_guest',
    reset: 'idle',
  },
  opening_payment: {
    payment_opened: 'ready_to_confirm',
    order_placed: 'placed',
    session_lost: 'securing_guest',
    refused: 'refused',
    unreachable: 'offline',
    resume: 'securing_guest',
    reset: 'idle',
  },
  ready_to_confirm: {
    start: 'securing_guest',
    confirm: 'confirming',
    retry: 'securing_guest',
    renewed: 'ready_to_confirm',
    refused: 'refused',
    resume: 'securing_guest',
    reset: 'idle',
  },
  confirming: {
    confirmed: 'placing',
    declined: 'declined',
    not_confirmed: 'ready_to_confirm',
    order_placed: 'placed',
    refused: 'refused',
    session_lost: 'securing_guest',
    outcome_unknown: 'checking',
    resume: 'checking',
  },
  cancelling: {
    confirmed: 'placing',
    declined: 'declined',
    outcome_unknown: 'checking',
    resume: 'checking',
  },
  placing: {
    order_placed: 'placed',
    declined: 'declined',
    refused: 'refused',
    session_lost: 'securing_guest',
    lost: 'lost',
    outcome_unknown: 'checking',
    unreachable: 'checking',
    resume: 'checking',
  },
  checking: {
    order_placed: 'placed',
    declined: 'declined',
    payment_opened: 'ready_to_confirm',
    refused: 'refused',
    lost: 'lost',
    unfinished: 'checking',
    given_up: 'idle',
    resume: 'checking',
  },
  declined: {
    start: 'securing_guest',
    confirm: 'confirming',
    payment_opened: 'declined',
    unreachable: 'declined',
    renewed: 'ready_to_confirm',
    refused: 'refused',
    order_placed: 'placed',
    retry: 'securing_guest',
    resume: 'securing_guest',
    reset: 'idle',
  },
  placed: { start: 'securing_guest', reset: 'idle' },
  price_changed: { start: 'securing_guest', resume: 'idle', reset: 'idle' },
  items_unavailable: { start: 'securing_guest', resume: 'idle', reset: 'idle' },
  refused: { start: 'securing_guest', resume: 'idle', reset: 'idle' },
  offline: {
    start: 'securing_guest',
    retry: 'securing_guest',
    resume: 'securing_guest',
    reset: 'idle',
  },
  lost: { start: 'securing_guest', resume: 'idle', reset: 'idle' },
};

const stages = Object.keys(FLOWS) as Stage[]; // Object.keys forgets the literal types
const types = Object.keys(EVENTS) as PaymentEventType[];
const cases = stages.flatMap((stage) => types.map((type) => [stage, type] as const));

test.each(cases)('%s, then %s', (stage, type) => {
  const flow = FLOWS[stage];
  const after = next(flow, EVENTS[type]);
  const expected = EXPECTED[stage][type];
  if (expected) expect(after.stage).toBe(expected);
  else expect(after).toBe(flow);
});

describe('a payment that may have happened', () => {
  test.each(stages.filter((stage) => isPaymentPending(FLOWS[stage])))(
    'is never started anew, confirmed again or given up while %s',
    (stage) => {
      for (const type of ['start', 'confirm', 'reset', 'retry'] as const) {
        expect(next(FLOWS[stage], EVENTS[type])).toBe(FLOWS[stage]);
      }
    },
  );

  test('keeps its key from placing on, so that asking again places nothing twice', () => {
    const checking = next(FLOWS.placing, EVENTS.unreachable);
    expect(checking).toEqual({ ...FLOWS.placing, stage: 'checking' });
  });
});

test('each confirmation places under a key of its own', () => {
  const confirming = next(FLOWS.ready_to_confirm, EVENTS.confirm);
  expect(confirming).toMatchObject({
    attempt: {
      keys: { intent: FLOWS.ready_to_confirm.attempt.keys.intent, place: EVENTS.confirm.place_key },
    },
  });
});

test('a declined payment is followed by another one, everything else under the same keys', () => {
  const { keys } = FLOWS.declined.attempt;
  expect(next(FLOWS.declined, EVENTS.retry)).toMatchObject({
    attempt: {
      keys: { ...keys, intent: EVENTS.retry.intent_key },
      replaces: FLOWS.declined.payment.payment_intent_id,
    },
  });
});

test('paying at the counter skips the payment', () => {
  const attempt = anAttempt({ way: 'counter' });
  expect(next({ stage: 'securing_guest', attempt }, EVENTS.guest_secured)).toEqual({
    stage: 'placing',
    attempt,
    guest_id: 'guest',
    payment: null,
    payment_method: 'COUNTER',
  });
});

test.each(['placing', 'checking'] as const)(
  'what is paid at the counter can be given up while %s, because no money moves',
  (stage) => {
    const flow = { ...FLOWS[stage], payment: null, payment_method: 'COUNTER' as const };
    expect(next(flow, EVENTS.given_up)).toEqual({ stage: 'idle' });
  },
);

test.each([
  ['price_changed', 'price_changed'],
  ['item_sold_out', 'items_unavailable'],
  ['item_unavailable', 'items_unavailable'],
  ['menu_not_served', 'items_unavailable'],
  ['invalid_modifiers', 'items_unavailable'],
  ['restaurant_closed', 'refused'],
  ['tip_too_high', 'refused'],
] as const)('a refusal with %s leads to %s', (code, stage) => {
  const refused = { type: 'refused', problem: aProblem(code) } as const;
  expect(next(FLOWS.opening_payment, refused).stage).toBe(stage);
});
