import type { Clock } from '@comanda/kernel';

import type { RetrySettings } from '../../webhooks/webhook-queue';

export type DoorDashSettings = {
  readonly developerId: string;
  readonly keyId: string;
  /** Base64, as the developer portal shows it. */
  readonly signingSecret: string;
  /** The Authorization header that webhooks carry. */
  readonly webhookAuthorization: string;
  readonly webhookUrl: string;
  readonly webhookRetry: RetrySettings;
  /** How long a courier takes from one step to the next; 0 = only when told to. */
  readonly stepMs: number;
  /** Where a guest can follow a delivery. */
  readonly trackingUrl: string;
  readonly clock: Clock;
};

export const defaultDoorDashSettings: DoorDashSettings = {
  developerId: '6f1f6d3e-sandbox-developer',
  keyId: '2c4d1f0a-sandbox-key',
  signingSecret: 'ZG9vcmRhc2gtc2FuZGJveC1zaWduaW5nLXNlY3JldA',
  webhookAuthorization: 'Bearer doordash-sandbox-webhooks',
  webhookUrl: 'http://127.0.0.1:4800/api/webhooks/doordash',
  // Three tries, and then nothing more.
  webhookRetry: { attempts: 3, firstMs: 500, maxMs: 5000 },
  stepMs: 15_000,
  trackingUrl: 'http://127.0.0.1:4801/doordash/track',
  clock: { now: () => new Date() },
};
