import type { Clock } from '@comanda/kernel';

import type { RetrySettings } from '../../webhooks/webhook-queue';

export type NashSettings = {
  readonly apiKey: string;
  /** Of the webhooks: `whsec_` and base64. */
  readonly signingSecret: string;
  readonly webhookUrl: string;
  readonly webhookRetry: RetrySettings;
  /** How long a courier takes from one step to the next; 0 = only when told to. */
  readonly stepMs: number;
  readonly quoteSeconds: number;
  /** Where a guest can follow a delivery. */
  readonly trackingUrl: string;
  readonly clock: Clock;
};

export const defaultNashSettings: NashSettings = {
  apiKey: 'nash_sandbox_key',
  signingSecret: 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=',
  webhookUrl: 'http://127.0.0.1:4800/api/webhooks/nash',
  webhookRetry: { attempts: 8, firstMs: 500, maxMs: 60_000 },
  stepMs: 15_000,
  quoteSeconds: 600,
  trackingUrl: 'http://127.0.0.1:4801/nash/track',
  clock: { now: () => new Date() },
};
