import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { CourierHeaders, WebhookSubject } from '../courier-service';
import type { NashConfig } from '../couriers-config';
import { readJson } from '../read-json';

/** How old or how early a signature may be, in seconds. */
const TOLERANCE = 300;

const eventSchema = z.object({
  type: z.string(),
  data: z.object({ externalIdentifier: z.string().nullish() }).nullish(),
});

/** A webhook of Nash, which are signed as Svix signs (https://docs.svix.com); null when this one is not. */
export function readNashWebhook(
  { webhookSecret }: Pick<NashConfig, 'webhookSecret'>,
  body: Buffer,
  headers: CourierHeaders,
  now: Date,
): WebhookSubject | null {
  const [id, timestamp] = [headers['svix-id'], headers['svix-timestamp']];
  const signatures = headers['svix-signature'];
  if (webhookSecret === null || typeof id !== 'string') return null;
  if (typeof timestamp !== 'string' || typeof signatures !== 'string') return null;
  const age = Math.abs(now.getTime() / 1000 - Number(timestamp));
  if (!(age <= TOLERANCE)) return null;
  const expected = signNashWebhook(webhookSecret, { id, timestamp, body });
  if (!signatures.split(' ').some((each) => isSame(each, expected))) return null;
  const parsed = eventSchema.safeParse(readJson(body));
  return { external_id: parsed.data?.data?.externalIdentifier ?? null };
}

export type SignedParts = {
  readonly id: string;
  readonly timestamp: string;
  readonly body: Buffer | string;
};

/** One signature of a svix-signature header. */
export function signNashWebhook(secret: string, { id, timestamp, body }: SignedParts): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const digest = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body);
  return `v1,${digest.digest('base64')}`;
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
