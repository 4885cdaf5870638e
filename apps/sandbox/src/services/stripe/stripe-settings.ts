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
  /** The card readers that lie on the counter from the start. */
  readonly readers: readonly {
    readonly id: string;
    readonly label: string;
    readonly serial_number: string;
  }[];
  /** Where they lie. */
  readonly readerLocation: string;
  readonly clock: Clock;
};

export const defaultStripeSettings: StripeSettings = {
  secretKey: 'sk_test_sandbox',
  publishableKey: 'pk_test_sandbox',
  webhookSecret: 'whsec_sandbox',
  webhookUrl: 'http://127.0.0.1:4800/api/webhooks/stripe',
  refundSettleMs: 3000,
  webhookRetry: { attempts: 12, firstMs: 500, maxMs: 60_000 },
  readers: [
    { id: 'tmr_SandboxCounter', label: 'Counter', serial_number: 'WSC513104015001' },
    { id: 'tmr_SandboxKiosk', label: 'Kiosk', serial_number: 'WSC513104015002' },
  ],
  readerLocation: 'tml_Sandbox',
  clock: { now: () => new Date() },
};
