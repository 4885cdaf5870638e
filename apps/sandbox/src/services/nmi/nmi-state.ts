import { randomInt, randomUUID } from 'node:crypto';

import { WebhookQueue } from '../../webhooks/webhook-queue';
import type { NmiSettings } from './nmi-settings';
import { TokenStore } from './tokens/token-store';
import type { Transaction } from './transact/transaction';
import { buildEvent } from './wire/build-event';
import { signWebhook } from './wire/sign-webhook';

const FIRST_ID = 10_000_000_000;

/** All that the NMI stand-in remembers. */
export class NmiState {
  readonly settings: NmiSettings;
  readonly tokens = new TokenStore();
  readonly webhooks: WebhookQueue;
  readonly #transactions = new Map<string, Transaction>();
  #lastId = FIRST_ID + randomInt(1_000_000_000);

  constructor(settings: NmiSettings) {
    this.settings = settings;
    this.webhooks = new WebhookQueue({
      clock: settings.clock,
      url: settings.webhookUrl,
      retry: settings.webhookRetry,
      headersFor: (payload) => ({
        'content-type': 'application/json',
        'webhook-signature': signWebhook(payload, settings.signingKey, randomUUID()),
      }),
    });
  }

  now(): Date {
    return this.settings.clock.now();
  }

  newId(): string {
    this.#lastId += 1;
    return String(this.#lastId);
  }

  add(transaction: Transaction): void {
    this.#transactions.set(transaction.transaction_id, transaction);
  }

  find(transaction_id: string): Transaction | undefined {
    return this.#transactions.get(transaction_id);
  }

  /** Newest first. */
  transactions(): readonly Transaction[] {
    return [...this.#transactions.values()].toReversed();
  }

  announce(transaction: Transaction): void {
    this.webhooks.publish(buildEvent(transaction));
  }

  /** The end of the day: what is pending is settled. Tells how many there were. */
  settleBatch(): number {
    const pending = this.transactions().filter(
      ({ condition }) => condition === 'pendingsettlement',
    );
    for (const transaction of pending) {
      transaction.condition = 'complete';
      transaction.actions.push({
        type: 'settle',
        cents: transaction.captured_cents || transaction.cents,
        at: this.now(),
        success: true,
        response_code: 100,
        response_text: 'ACCEPTED',
      });
    }
    return pending.length;
  }

  reset(): void {
    this.tokens.reset();
    this.#transactions.clear();
    this.webhooks.reset();
  }

  close(): void {
    this.reset();
    this.webhooks.close();
  }
}
