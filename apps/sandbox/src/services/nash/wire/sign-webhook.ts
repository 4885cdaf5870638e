import { createHmac } from 'node:crypto';

/** The svix-signature header: version 1, HMAC over id, time and body. */
export function signWebhook(id: string, timestamp: number, body: string, secret: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const digest = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return `v1,${digest}`;
}
