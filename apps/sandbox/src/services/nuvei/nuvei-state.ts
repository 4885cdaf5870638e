import { WebhookQueue } from '../../webhooks/webhook-queue';
import { randomText } from '../../ids';
import type { NuveiSettings } from './nuvei-settings';
import type { Payment } from './payment';

/** All that the Nuvei stand-in remembers. */
export class NuveiState {
  readonly settings: NuveiSettings;
  readonly validations: WebhookQueue;
  readonly #payments = new Map<string, Payment>();

  constructor(settings: NuveiSettings) {
    this.settings = settings;
    this.validations = new WebhookQueue({
      clock: settings.clock,
      url: '',
      retry: settings.validationRetry,
      headersFor: () => ({ 'content-type': 'application/x-www-form-urlencoded' }),
      // Anything but these two letters means that the shop has not understood.
      isAccepted: (_status, text) => text.trim() === 'OK',
    });
  }

  now(): Date {
    return this.settings.clock.now();
  }

  newUniqueRef(): string {
    return randomText(10).toUpperCase();
  }

  add(payment: Payment): void {
    this.#payments.set(payment.unique_ref, payment);
  }

  find(terminal_id: string, reference: string): Payment | undefined {
    const found = this.#payments.get(reference);
    return found?.terminal_id === terminal_id ? found : undefined;
  }

  /** Newest first. */
  payments(): readonly Payment[] {
    return [...this.#payments.values()].toReversed();
  }

  reset(): void {
    this.#payments.clear();
    this.validations.reset();
  }

  close(): void {
    this.reset();
    this.validations.close();
  }
}
