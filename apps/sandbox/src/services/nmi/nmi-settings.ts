import type { Clock } from '@comanda/kernel';

import type { RetrySettings } from '../../webhooks/webhook-queue';

export type NmiSettings = {
  /** The private key of a merchant: what the server sends. */
  readonly securityKey: string;
  /** The public key: what the script in the browser is given. */
  readonly tokenizationKey: string;
  readonly signingKey: string;
  /** Where events are delivered. */
  readonly webhookUrl: string;
  readonly webhookRetry: RetrySettings;
  /** How long the same card and amount count as a duplicate, unless a request says otherwise. */
  readonly duplicateSeconds: number;
  readonly clock: Clock;
};

export const defaultNmiSettings: NmiSettings = {
  securityKey: 'nmi_sandbox_security_key',
  tokenizationKey: 'nmi_sandbox_public_key',
  signingKey: 'nmi_sandbox_signing_key',
  webhookUrl: 'http://127.0.0.1:4800/api/webhooks/nmi',
  webhookRetry: { attempts: 12, firstMs: 500, maxMs: 60_000 },
  duplicateSeconds: 1200,
  clock: { now: () => new Date() },
};
