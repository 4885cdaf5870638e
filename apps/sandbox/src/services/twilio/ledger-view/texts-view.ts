import { element } from '../../../browser/dom';
import { formatTime } from '../../../browser/format';
import type { LedgerText } from '../twilio-ledger';

const TONES: Readonly<Record<string, string>> = { delivered: 'good', undelivered: 'bad' };

/** One text, as the phone shows it. */
export function renderText({ to, body, status, created }: LedgerText): HTMLElement {
  return element(
    'li',
    { class: 'row row--text' },
    element('span', { class: 'type' }, to),
    element('span', { class: 'badge', 'data-tone': TONES[status] ?? 'wait' }, status),
    element('p', { class: 'about' }, body),
    element(
      'span',
      { class: 'when' },
      element('time', { datetime: created }, formatTime(new Date(created))),
    ),
  );
}
