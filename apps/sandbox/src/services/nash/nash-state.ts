import { newId } from '../../ids';
import { WebhookQueue } from '../../webhooks/webhook-queue';
import type { DeliveryStatus, Job } from './jobs/job';
import { isOver, STEPS } from './jobs/job';
import { jobView } from './jobs/job-view';
import type { NashSettings } from './nash-settings';
import type { Order, Quote } from './orders/order';
import { signWebhook } from './wire/sign-webhook';

/** All that the Nash stand-in remembers. */
export class NashState {
  readonly settings: NashSettings;
  readonly webhooks: WebhookQueue;
  readonly #orders = new Map<string, Order>();
  readonly #jobs = new Map<string, Job>();
  readonly #timers = new Set<NodeJS.Timeout>();

  constructor(settings: NashSettings) {
    this.settings = settings;
    this.webhooks = new WebhookQueue({
      clock: settings.clock,
      url: settings.webhookUrl,
      retry: settings.webhookRetry,
      headersFor: (payload, now) => {
        const [id, timestamp] = [newId('msg'), Math.floor(now.getTime() / 1000)];
        return {
          'content-type': 'application/json',
          'svix-id': id,
          'svix-timestamp': String(timestamp),
          'svix-signature': signWebhook(id, timestamp, payload, settings.signingSecret),
        };
      },
    });
  }

  now(): Date {
    return this.settings.clock.now();
  }

  /** An order is known by the shop's own id: sent again, it is the same one. */
  orderOf(externalId: string): Order | undefined {
    return [...this.#orders.values()].find((order) => order.externalId === externalId);
  }

  saveOrder(order: Order): void {
    this.#orders.set(order.id, order);
  }

  findOrder(id: string): Order | undefined {
    return this.#orders.get(id);
  }

  findQuote(id: string): { readonly order: Order; readonly quote: Quote } | undefined {
    for (const order of this.#orders.values()) {
      const quote = order.quotes.find((each) => each.id === id);
      if (quote) return { order, quote };
    }
    return undefined;
  }

  /** By its own id, or by the shop's. */
  findJob(id: string): Job | undefined {
    return this.#jobs.get(id) ?? [...this.#jobs.values()].find((job) => job.external_id === id);
  }

  /** Newest first. */
  jobs(): readonly Job[] {
    return [...this.#jobs.values()].toReversed();
  }

  dispatch(job: Job): void {
    this.#jobs.set(job.id, job);
    this.#announce(job);
    this.#walk(job);
  }

  move(job: Job, status: DeliveryStatus): void {
    job.status = status;
    job.history.push({ status, at: this.now() });
    this.#announce(job);
  }

  /** The courier's next step; false when there is none. */
  advance(job: Job): boolean {
    const step = STEPS.findIndex((each) => each === job.status);
    const next = STEPS[step + 1];
    if (isOver(job) || step === -1 || next === undefined) return false;
    this.move(job, next);
    return true;
  }

  reset(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.#orders.clear();
    this.#jobs.clear();
    this.webhooks.reset();
  }

  close(): void {
    this.reset();
    this.webhooks.close();
  }

  #walk(job: Job): void {
    const { stepMs } = this.settings;
    if (stepMs === 0) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      if (this.advance(job)) this.#walk(job);
    }, stepMs);
    timer.unref();
    this.#timers.add(timer);
  }

  #announce(job: Job): void {
    this.webhooks.publish({
      event_id: newId('evt'),
      type: `delivery.${job.status}`,
      object_id: job.id,
      account: null,
      metadata: { external_id: job.external_id },
      payload: JSON.stringify({
        type: 'delivery',
        event: job.status,
        data: jobView(job, this.settings.trackingUrl),
      }),
    });
  }
}
