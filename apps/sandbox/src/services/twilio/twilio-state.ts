import { randomBytes } from 'node:crypto';

import { WebhookQueue } from '../../webhooks/webhook-queue';
import { countSegments } from './messages/count-segments';
import type { Message, MessageStatus } from './messages/message';
import type { TwilioSettings } from './twilio-settings';
import { Verifications } from './verify/verifications';
import { signCallback } from './wire/sign-callback';

type Draft = Pick<Message, 'body' | 'from' | 'messaging_service_sid' | 'status_callback' | 'to'>;

/** The numbers whose texts never arrive. */
const UNREACHABLE = /^\+1555000\d{4}$/;

/** All that the Twilio stand-in remembers. */
export class TwilioState {
  readonly settings: TwilioSettings;
  readonly verifications = new Verifications();
  readonly callbacks: WebhookQueue;
  readonly #messages = new Map<string, Message>();
  readonly #timers = new Set<NodeJS.Timeout>();

  constructor(settings: TwilioSettings) {
    this.settings = settings;
    this.callbacks = new WebhookQueue({
      clock: settings.clock,
      url: '',
      retry: { attempts: 1, firstMs: 0, maxMs: 0 },
      headersFor: (payload, _now, url) => ({
        'content-type': 'application/x-www-form-urlencoded; charset=utf-8',
        'x-twilio-signature': signCallback(url, payload, settings.authToken),
        'user-agent': 'TwilioProxy/1.1',
      }),
    });
  }

  now(): Date {
    return this.settings.clock.now();
  }

  newSid(prefix: 'SM' | 'VE'): string {
    return prefix + randomBytes(16).toString('hex');
  }

  /** Takes a text in; it is sent and delivered a moment later. */
  accept(draft: Draft): Message {
    const created = this.now();
    const message: Message = {
      ...draft,
      sid: this.newSid('SM'),
      num_segments: countSegments(draft.body),
      created,
      status: 'queued',
      updated: created,
    };
    this.#messages.set(message.sid, message);
    const last = UNREACHABLE.test(message.to) ? 'undelivered' : 'delivered';
    this.#later(1, () => this.#move(message, 'sent'));
    this.#later(2, () => this.#move(message, last));
    return message;
  }

  find(sid: string): Message | undefined {
    return this.#messages.get(sid);
  }

  /** Newest first. */
  messages(): readonly Message[] {
    return [...this.#messages.values()].toReversed();
  }

  reset(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.#messages.clear();
    this.verifications.reset();
    this.callbacks.reset();
  }

  close(): void {
    this.reset();
    this.callbacks.close();
  }

  #move(message: Message, status: MessageStatus): void {
    message.status = status;
    message.updated = this.now();
    if (message.status_callback === null) return;
    this.callbacks.publish({
      event_id: `${message.sid}:${status}`,
      type: `message.${status}`,
      object_id: message.sid,
      account: null,
      metadata: { to: message.to },
      url: message.status_callback,
      payload: callbackForm(message, this.settings.accountSid),
    });
  }

  #later(steps: number, work: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      work();
    }, steps * this.settings.statusMs);
    timer.unref();
    this.#timers.add(timer);
  }
}

function callbackForm({ sid, status, to, from }: Message, accountSid: string): string {
  const form = new URLSearchParams({
    AccountSid: accountSid,
    ApiVersion: '2010-04-01',
    MessageSid: sid,
    MessageStatus: status,
    SmsSid: sid,
    SmsStatus: status,
    To: to,
  });
  if (from !== null) form.set('From', from);
  if (status === 'undelivered') form.set('ErrorCode', '30003');
  return form.toString();
}
