import { createHmac } from 'node:crypto';

/** Headers Stripe sends with an event. */
export function webhookHeaders(
  payload: string,
  secret: string,
  now: Date,
): Readonly<Record<string, string>> {
  return {
    'content-type': 'application/json; charset=utf-8',
    'stripe-signature': signPayload(payload, secret, Math.floor(now.getTime() / 1000)),
    'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
  };
}

/** The Stripe-Signature header of a delivery made at this moment (unix seconds). */
export function signPayload(payload: string, secret: string, timestamp: number): string {
  const digest = createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex');
  return `t=${timestamp},v1=${digest}`;
}
