import { WebhookQueue } from '../../webhooks/webhook-queue';
import { Books } from './store/books';
import type { StripeSettings } from './stripe-settings';
import { TerminalStore } from './terminal/terminal-store';
import { buildEvent } from './webhooks/build-event';
import { webhookHeaders } from './webhooks/sign-payload';
import type { StripeRequest } from './wire/read-request';
import type { EventObject, StripeCall } from './world';
import { idOf } from './wire/id-of';

type Caller = Pick<
  StripeRequest,
  'access' | 'account' | 'baseUrl' | 'clientSecret' | 'idempotencyKey' | 'now' | 'requestId'
>;

/** All that the Stripe stand-in remembers, and the clock it goes by. */
export class StripeState {
  readonly settings: StripeSettings;
  readonly publicUrl: string | undefined;
  readonly books = new Books();
  readonly webhooks: WebhookQueue;
  readonly terminals: TerminalStore;
  readonly #timers = new Set<NodeJS.Timeout>();

  constructor(settings: StripeSettings, publicUrl: string | undefined) {
    this.settings = settings;
    this.publicUrl = publicUrl;
    this.terminals = new TerminalStore(settings);
    this.webhooks = new WebhookQueue({
      clock: settings.clock,
      url: settings.webhookUrl,
      retry: settings.webhookRetry,
      headersFor: (payload, now) => webhookHeaders(payload, settings.webhookSecret, now),
    });
  }

  /** Unix seconds. */
  now(): number {
    return Math.floor(this.settings.clock.now().getTime() / 1000);
  }

  /** Builds a route's context for this request. */
  callOf(caller: Caller): StripeCall {
    const { access, account, baseUrl, clientSecret, now } = caller;
    return {
      access,
      account,
      baseUrl,
      clientSecret,
      now,
      terminals: this.terminals,
      emit: (type, object, previous) => {
        const event = buildEvent({ account, caller, created: this.now(), object, previous, type });
        this.webhooks.publish({
          event_id: event.id,
          type,
          object_id: object.id,
          account: account.id,
          metadata: metadataBehind(caller, object),
          payload: JSON.stringify(event),
        });
      },
      later: (work) => this.#later(work),
    };
  }

  reset(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.books.reset();
    this.terminals.reset();
    this.webhooks.reset();
  }

  close(): void {
    this.reset();
    this.webhooks.close();
  }

  #later(work: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      work();
    }, this.settings.refundSettleMs);
    timer.unref();
    this.#timers.add(timer);
  }
}

/** A refund is told apart by its own metadata and by that of the intent it gives back. */
function metadataBehind(caller: Caller, object: EventObject): Readonly<Record<string, string>> {
  if (object.object === 'payment_intent') return object.metadata;
  const intent = caller.account.intents.get(idOf(object.payment_intent));
  return { ...intent?.metadata, ...object.metadata };
}
