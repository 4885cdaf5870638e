import type { Clock } from '@comanda/kernel';

import type { RetrySettings } from '../../webhooks/webhook-queue';

export type NuveiSettings = {
  /** The terminals there are, each with its currency. */
  readonly terminals: Readonly<Record<string, string>>;
  readonly secret: string;
  readonly validationRetry: RetrySettings;
  readonly clock: Clock;
};

export const defaultNuveiSettings: NuveiSettings = {
  terminals: { '33001': 'USD', '33002': 'CAD', '33003': 'EUR', '33004': 'GBP' },
  secret: 'SandboxSecret002',
  validationRetry: { attempts: 6, firstMs: 500, maxMs: 30_000 },
  clock: { now: () => new Date() },
};
