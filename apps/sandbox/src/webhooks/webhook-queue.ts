import type { Clock } from '@comanda/kernel';
import { assertNever } from '@comanda/kernel';

import { newId } from '../ids';
import { newDelivery } from './delivery';
import type { Announcement, Delivery } from './delivery';
import { DeliveryRules, matchesDelivery } from './delivery-rules';
import type { DeliveryMatch } from './delivery-rules';
import { WebhookSender } from './post-webhook';
import type { PostOutcome } from './post-webhook';

const REMEMBERED = 1000;
const DUPLICATE_AFTER_MS = 30;
const REORDER_WINDOW_MS = 250;

/** A failed delivery is repeated after firstMs, then twice as long each time up to maxMs. */
export type RetrySettings = {
  readonly attempts: number;
  readonly firstMs: number;
  readonly maxMs: number;
};

export type QueueSettings = {
  readonly clock: Clock;
  /** Where announcements are delivered. */
  readonly url: string;
  readonly retry: RetrySettings;
  /** Content type, agent and signature of a delivery made at this moment. */
  /** Whether an answer means that the announcement was understood; any 2xx unless given. */
  readonly isAccepted?: (status: number, text: string) => boolean;
  readonly headersFor: (
    payload: string,
    now: Date,
    url: string,
  ) => Readonly<Record<string, string>>;
};

/** Delivers events at least once, in no promised order, as the rules in force have it. */
export class WebhookQueue {
  readonly rules = new DeliveryRules();
  url: string;
  readonly #settings: QueueSettings;
  readonly #sender = new WebhookSender();
  readonly #timers = new Set<NodeJS.Timeout>();
  #recent: Delivery[] = [];
  #held: Delivery[] = [];
  #batch: Delivery[] = [];
  /** Counts the resets: an attempt that was under way during one is not repeated. */
  #era = 0;

  constructor(settings: QueueSettings) {
    this.#settings = settings;
    this.url = settings.url;
  }

  /** The last deliveries, newest first. */
  recent(limit: number): readonly Delivery[] {
    return this.#recent.slice(-limit).reverse();
  }

  publish(announcement: Announcement): void {
    const rule = this.rules.ruleFor(announcement.type, announcement.metadata);
    const delivery = newDelivery(announcement, rule.mode, this.#settings.clock.now());
    this.#remember(delivery);
    switch (rule.mode) {
      case 'deliver':
        this.#after(0, () => this.#attempt(delivery));
        return;
      case 'delay':
        this.#after(rule.delay_ms ?? 1000, () => this.#attempt(delivery));
        return;
      case 'drop':
        finish(delivery, 'dropped');
        return;
      case 'hold':
        delivery.state = 'held';
        this.#held.push(delivery);
        return;
      case 'duplicate': {
        const again = { ...delivery, id: newId('whd'), attempts: [] };
        this.#remember(again);
        this.#after(0, () => this.#attempt(delivery));
        this.#after(rule.delay_ms ?? DUPLICATE_AFTER_MS, () => this.#attempt(again));
        return;
      }
      case 'reorder':
        if (this.#batch.length === 0) {
          this.#after(rule.delay_ms ?? REORDER_WINDOW_MS, () => this.#flushReversed());
        }
        this.#batch.push(delivery);
        return;
      default:
        assertNever(rule.mode);
    }
  }

  /** Sends what was held, one after the other, and tells how many there were. */
  release(order: 'held' | 'reverse', match: DeliveryMatch | undefined): number {
    const released: Delivery[] = [];
    const kept: Delivery[] = [];
    for (const delivery of this.#held) {
      const isReleased = matchesDelivery(match, delivery.type, delivery.metadata);
      (isReleased ? released : kept).push(delivery);
    }
    this.#held = kept;
    this.#after(0, () => this.#inTurn(order === 'reverse' ? released.toReversed() : released));
    return released.length;
  }

  reset(): void {
    this.#era += 1;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.#recent = [];
    this.#held = [];
    this.#batch = [];
    this.rules.reset();
  }

  close(): void {
    this.reset();
    this.#sender.close();
  }

  async #flushReversed(): Promise<void> {
    const batch = this.#batch.toReversed();
    this.#batch = [];
    await this.#inTurn(batch);
  }

  async #inTurn(deliveries: readonly Delivery[]): Promise<void> {
    for (const delivery of deliveries) await this.#attempt(delivery);
  }

  async #attempt(delivery: Delivery): Promise<void> {
    const { payload } = delivery;
    if (payload === undefined) return;
    const era = this.#era;
    const now = this.#settings.clock.now();
    const url = delivery.url ?? this.url;
    const outcome = await this.#sender.post(
      url,
      payload,
      this.#settings.headersFor(payload, now, url),
    );
    if (era !== this.#era) return;
    delivery.attempts.push({
      at: now.toISOString(),
      status: outcome.kind === 'answered' ? outcome.status : null,
      error: outcome.kind === 'failed' ? outcome.reason : null,
    });
    if (this.#isAccepted(outcome)) {
      finish(delivery, 'delivered');
    } else if (delivery.attempts.length >= this.#settings.retry.attempts) {
      finish(delivery, 'failed');
    } else {
      delivery.state = 'retrying';
      const wait = backOff(this.#settings.retry, delivery.attempts.length);
      this.#after(wait, () => this.#attempt(delivery));
    }
  }

  #isAccepted(outcome: PostOutcome): boolean {
    if (outcome.kind !== 'answered') return false;
    const { status, text } = outcome;
    return this.#settings.isAccepted?.(status, text) ?? (status >= 200 && status < 300);
  }

  #remember(delivery: Delivery): void {
    this.#recent.push(delivery);
    if (this.#recent.length >= 2 * REMEMBERED) this.#recent = this.#recent.slice(-REMEMBERED);
  }

  #after(milliseconds: number, work: () => Promise<void>): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      void work();
    }, milliseconds);
    timer.unref();
    this.#timers.add(timer);
  }
}

function backOff(retry: RetrySettings, failures: number): number {
  return Math.min(retry.firstMs * 2 ** (failures - 1), retry.maxMs);
}

function finish(delivery: Delivery, state: 'delivered' | 'dropped' | 'failed'): void {
  delivery.state = state;
  delivery.payload = undefined;
}
