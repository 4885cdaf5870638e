import { newId } from '../../ids';
import { WebhookQueue } from '../../webhooks/webhook-queue';
import { deliveryView, STEPS } from './deliveries/delivery';
import type { Delivery, DoorDashStatus } from './deliveries/delivery';
import type { DoorDashSettings } from './doordash-settings';

/** Webhook names by status. Other statuses send none. */
const EVENTS: Readonly<Partial<Record<DoorDashStatus, string>>> = {
  confirmed: 'DASHER_CONFIRMED',
  enroute_to_pickup: 'DASHER_ENROUTE_TO_PICKUP',
  arrived_at_pickup: 'DASHER_CONFIRMED_PICKUP_ARRIVAL',
  picked_up: 'DASHER_PICKED_UP',
  enroute_to_dropoff: 'DASHER_ENROUTE_TO_DROPOFF',
  arrived_at_dropoff: 'DASHER_CONFIRMED_DROPOFF_ARRIVAL',
  delivered: 'DASHER_DROPPED_OFF',
  cancelled: 'DELIVERY_CANCELLED',
  returned: 'DELIVERY_RETURNED',
};

/** All that the DoorDash stand-in remembers. */
export class DoorDashState {
  readonly settings: DoorDashSettings;
  readonly webhooks: WebhookQueue;
  readonly #deliveries = new Map<string, Delivery>();
  readonly #timers = new Set<NodeJS.Timeout>();

  constructor(settings: DoorDashSettings) {
    this.settings = settings;
    this.webhooks = new WebhookQueue({
      clock: settings.clock,
      url: settings.webhookUrl,
      retry: settings.webhookRetry,
      headersFor: () => ({
        'content-type': 'application/json',
        authorization: settings.webhookAuthorization,
      }),
    });
  }

  now(): Date {
    return this.settings.clock.now();
  }

  find(id: string): Delivery | undefined {
    return this.#deliveries.get(id);
  }

  /** Newest first, quotes that were not taken up left out. */
  deliveries(): readonly Delivery[] {
    return [...this.#deliveries.values()].filter(({ status }) => status !== 'quote').toReversed();
  }

  save(delivery: Delivery): void {
    this.#deliveries.set(delivery.external_delivery_id, delivery);
  }

  dispatch(delivery: Delivery): void {
    this.move(delivery, 'created');
    this.#walk(delivery);
  }

  move(delivery: Delivery, status: DoorDashStatus, reason: string | null = null): void {
    delivery.status = status;
    delivery.cancellation_reason = reason;
    const event_name = EVENTS[status];
    if (event_name === undefined) return;
    this.webhooks.publish({
      event_id: newId('evt'),
      type: event_name,
      object_id: delivery.external_delivery_id,
      account: null,
      metadata: { external_id: delivery.external_delivery_id },
      payload: JSON.stringify({
        event_name,
        created_at: this.now().toISOString(),
        ...deliveryView(delivery, this.settings.trackingUrl),
      }),
    });
  }

  /** The courier's next step; false when there is none. */
  advance(delivery: Delivery): boolean {
    const step = STEPS.findIndex((each) => each === delivery.status);
    const next = STEPS[step + 1];
    if (step === -1 || next === undefined) return false;
    this.move(delivery, next);
    return true;
  }

  reset(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.#deliveries.clear();
    this.webhooks.reset();
  }

  close(): void {
    this.reset();
    this.webhooks.close();
  }

  #walk(delivery: Delivery): void {
    const { stepMs } = this.settings;
    if (stepMs === 0) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      if (this.advance(delivery)) this.#walk(delivery);
    }, stepMs);
    timer.unref();
    this.#timers.add(timer);
  }
}
