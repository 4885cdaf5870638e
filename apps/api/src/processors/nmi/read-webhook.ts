import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { ProviderEvent, WebhookHeaders } from '../processor';
import { isSameText } from '../same-text';

const eventSchema = z.object({
  event_id: z.string().min(1).max(200),
  event_type: z.string().min(1).max(200),
  event_body: z.object({ order_id: z.string().default('') }).loose(),
});

export type NmiEvent = z.infer<typeof eventSchema>;

/** Reads a webhook before its signature is verified. */
export function readNmiEvent(body: Buffer): NmiEvent | null {
  try {
    const parsed = eventSchema.safeParse(JSON.parse(body.toString('utf8')));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** `Webhook-Signature: t=<nonce>,s=<hex>`: the HMAC of nonce and body by the merchant's signing key. */
export function isSignedByNmi(body: Buffer, headers: WebhookHeaders, signing_key: string): boolean {
  const header = headers['webhook-signature'];
  if (typeof header !== 'string') return false;
  const [, nonce, shown] = /^t=([^,]+),s=([0-9a-fA-F]{64})$/.exec(header) ?? [];
  if (nonce === undefined || shown === undefined) return false;
  const wanted = createHmac('sha256', signing_key).update(`${nonce}.`).update(body).digest('hex');
  return isSameText(shown.toLowerCase(), wanted);
}

/** Which payment it is about. What it says of it is not read: the payment is asked for afresh. */
export function toProviderEvent({ event_id, event_type, event_body }: NmiEvent): ProviderEvent {
  const isTelling = event_type.startsWith('transaction.') && event_body.order_id !== '';
  return {
    event_id,
    kind: event_type,
    account_id: null,
    provider_ref: isTelling ? event_body.order_id : null,
    statement: null,
  };
}
