import { createHmac } from 'node:crypto';

/** The Webhook-Signature header: a nonce, and the HMAC of nonce and body. */
export function signWebhook(payload: string, signingKey: string, nonce: string): string {
  const digest = createHmac('sha256', signingKey).update(`${nonce}.${payload}`).digest('hex');
  return `t=${nonce},s=${digest}`;
}
