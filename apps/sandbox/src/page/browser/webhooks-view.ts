import { element } from '../../browser/dom';
import { formatTime } from '../../browser/format';
import type { Delivery, DeliveryAttempt, DeliveryState } from '../../webhooks/delivery';

export type ShownDelivery = Omit<Delivery, 'payload'>;

const TONES: Readonly<Record<DeliveryState, string>> = {
  delivered: 'good',
  dropped: 'quiet',
  failed: 'bad',
  held: 'wait',
  retrying: 'warn',
  waiting: 'wait',
};

/** One event and what became of its delivery. */
export function renderDelivery(delivery: ShownDelivery): HTMLElement {
  const created = new Date(delivery.created);
  return element(
    'li',
    { class: 'row row--webhook' },
    element('span', { class: 'type' }, delivery.type),
    element('span', { class: 'badge', 'data-tone': TONES[delivery.state] }, delivery.state),
    element('span', { class: 'about' }, resultOf(delivery.attempts)),
    element(
      'span',
      { class: 'when' },
      element('time', { datetime: delivery.created }, formatTime(created)),
    ),
  );
}

function resultOf(attempts: readonly DeliveryAttempt[]): string {
  const last = attempts.at(-1);
  if (!last) return 'not sent';
  const answer = last.status === null ? (last.error ?? 'no answer') : `answered ${last.status}`;
  return attempts.length === 1 ? answer : `${answer}, attempt ${attempts.length}`;
}
