import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startSandbox } from '../../../testing/start-sandbox';
import type { RunningSandbox } from '../../../testing/start-sandbox';
import { idOf } from '../wire/id-of';
import { CARD, pay, refusal } from './pay-and-be-refused';

let sandbox: RunningSandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
});

afterAll(() => sandbox.close());

describe('states', () => {
  test('manual capture holds, then takes all or a part', async () => {
    const held = await pay(sandbox, 'pm_card_visa', { capture_method: 'manual' });
    expect(held).toMatchObject({
      status: 'requires_capture',
      amount_capturable: 2345,
      amount_received: 0,
    });
    const error = await refusal(
      sandbox.stripe.paymentIntents.capture(held.id, { amount_to_capture: 2346 }),
    );
    expect(error).toMatchObject({ statusCode: 400, code: 'amount_too_large' });
    const captured = await sandbox.stripe.paymentIntents.capture(held.id, {
      amount_to_capture: 2000,
      metadata: { captured_by: 'kitchen' },
      expand: ['latest_charge'],
    });
    expect(captured).toMatchObject({
      status: 'succeeded',
      amount_capturable: 0,
      amount_received: 2000,
      metadata: { captured_by: 'kitchen' },
      latest_charge: { amount_captured: 2000, captured: true },
    });
    const again = await refusal(sandbox.stripe.paymentIntents.capture(held.id));
    expect(again).toMatchObject({ statusCode: 400, code: 'payment_intent_unexpected_state' });
  });

  test('an authorisation lapses after seven days', async () => {
    let now = new Date('2026-11-20T12:00:00Z');
    const later = await startSandbox({ stripe: { clock: { now: () => now } } });
    const held = await later.stripe.paymentIntents.create({
      amount: 500,
      currency: 'usd',
      capture_method: 'manual',
      confirm: true,
      payment_method: 'pm_card_visa',
      ...CARD,
    });
    now = new Date('2026-11-27T12:00:01Z');
    const error = await refusal(later.stripe.paymentIntents.capture(held.id));
    expect(error.code).toBe('capture_charge_authorization_expired');
    await later.close();
  });

  test('what is paid can be neither confirmed, canceled nor changed in its amount', async () => {
    const paid = await pay(sandbox, 'pm_card_visa');
    const steps = [
      sandbox.stripe.paymentIntents.confirm(paid.id),
      sandbox.stripe.paymentIntents.cancel(paid.id),
      sandbox.stripe.paymentIntents.update(paid.id, { amount: 100 }),
      sandbox.stripe.paymentIntents.capture(paid.id),
    ];
    for (const step of steps) {
      const error = await refusal(step);
      expect(error).toMatchObject({ statusCode: 400, code: 'payment_intent_unexpected_state' });
      expect(error.payment_intent?.id).toBe(paid.id);
    }
  });

  test('a card is attached first and confirmed later; without one there is nothing to confirm', async () => {
    const intent = await sandbox.stripe.paymentIntents.create({
      amount: 500,
      currency: 'usd',
      ...CARD,
    });
    const error = await refusal(sandbox.stripe.paymentIntents.confirm(intent.id));
    expect(error.message).toContain('missing a payment method');
    const attached = await sandbox.stripe.paymentIntents.update(intent.id, {
      payment_method: 'pm_card_visa',
      amount: 700,
      metadata: { a: '1', b: '2' },
    });
    expect(attached).toMatchObject({ status: 'requires_confirmation', amount: 700 });
    const paid = await sandbox.stripe.paymentIntents.confirm(intent.id);
    expect(paid).toMatchObject({ status: 'succeeded', amount_received: 700 });
    const noted = await sandbox.stripe.paymentIntents.update(intent.id, {
      metadata: { a: '', c: '3' },
    });
    expect(noted.metadata).toEqual({ b: '2', c: '3' });
  });

  test('cancel, with a reason, and only once', async () => {
    const held = await pay(sandbox, 'pm_card_visa', { capture_method: 'manual' });
    const canceled = await sandbox.stripe.paymentIntents.cancel(held.id, {
      cancellation_reason: 'abandoned',
    });
    expect(canceled).toMatchObject({
      status: 'canceled',
      cancellation_reason: 'abandoned',
      amount_capturable: 0,
    });
    expect(canceled.canceled_at).toBeGreaterThan(0);
    const error = await refusal(sandbox.stripe.paymentIntents.cancel(held.id));
    expect(error.code).toBe('payment_intent_unexpected_state');
  });

  test('a payment method pays once', async () => {
    const paid = await pay(sandbox, 'pm_card_visa');
    const error = await refusal(pay(sandbox, idOf(paid.payment_method)));
    expect(error.message).toContain('may not be used again');
  });
});
