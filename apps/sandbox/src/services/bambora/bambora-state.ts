import { randomInt } from 'node:crypto';

import type { BamboraSettings } from './bambora-settings';
import type { Payment } from './payments/payment';
import type { Card } from './tokens/token-store';
import { TokenStore } from './tokens/token-store';

/** A payment that waits for the bank's page (3D Secure). */
export type Challenge = {
  readonly id: string;
  readonly order_number: string;
  readonly cents: number;
  readonly card: Card;
  readonly complete: boolean;
  /** Where the bank sends the browser back to. */
  readonly term_url: string;
};

/** All that the Bambora stand-in remembers. */
export class BamboraState {
  readonly settings: BamboraSettings;
  readonly tokens = new TokenStore();
  readonly challenges = new Map<string, Challenge>();
  readonly #payments = new Map<string, Payment>();
  #lastId = 10_000_000 + randomInt(1_000_000);

  constructor(settings: BamboraSettings) {
    this.settings = settings;
  }

  now(): Date {
    return this.settings.clock.now();
  }

  add(payment: Omit<Payment, 'created' | 'id'>): Payment {
    this.#lastId += 1;
    const added = { ...payment, id: String(this.#lastId), created: this.now() };
    this.#payments.set(added.id, added);
    return added;
  }

  find(id: string): Payment | undefined {
    return this.#payments.get(id);
  }

  /** Newest first. */
  payments(): readonly Payment[] {
    return [...this.#payments.values()].toReversed();
  }

  reset(): void {
    this.tokens.reset();
    this.challenges.clear();
    this.#payments.clear();
  }
}
