import type { Clock } from '@comanda/kernel';

import type { RetrySettings } from '../../webhooks/webhook-queue';

export type StripeSettings = {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  /** Where events are delivered. */
  readonly webhookUrl: string;
  /** How long the two slow refund cards take to make up their mind. */
  readonly refundSettleMs: number;
  readonly webhookRetry: RetrySettings;
  readonly clock: Clock;
};

export const defaultStripeSettings: StripeSettings = {
  secretKey: 'sk_test_sandbox',
  publishableKey: 'pk_test_sandbox',
  webhookSecret: 'whsec_sandbox',
  webhookUrl: 'http://127.0.0.1:4800/api/webhooks/stripe',
  refundSettleMs: 3000,
  webhookRetry: { attempts: 12, firstMs: 500, maxMs: 60_000 },
  clock: { now: () => new Date() },
};
