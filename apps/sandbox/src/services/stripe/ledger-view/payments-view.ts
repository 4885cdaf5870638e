import { element } from '../../../browser/dom';
import { formatAmount, formatTime } from '../../../browser/format';
import type { LedgerCharge, LedgerIntent, LedgerRefund } from '../stripe-ledger';

/** One payment: a line to scan, and behind it everything that is on record. */
export function renderPayment(intent: LedgerIntent): HTMLElement {
  const created = new Date(intent.created * 1000);
  const time = element('time', { datetime: created.toISOString() }, formatTime(created));
  const summary = element(
    'summary',
    { class: 'row row--payment' },
    element('span', { class: 'amount' }, formatAmount(intent.amount, intent.currency)),
    badge(intent),
    element('span', { class: 'about' }, ...aboutOf(intent)),
    element('span', { class: 'when' }, time),
  );
  return element(
    'li',
    { id: intent.id },
    element('details', {}, summary, element('div', { class: 'record' }, ...recordOf(intent))),
  );
}

function badge(intent: LedgerIntent): HTMLElement {
  const [text, tone] = standing(intent);
  return element('span', { class: 'badge', 'data-tone': tone }, text);
}

/** How the payment stands, in a word; its status by name is in the record. */
function standing(intent: LedgerIntent): readonly [string, string] {
  if (intent.amount_refunded > 0) {
    const isWhole = intent.amount_refunded === intent.amount_captured;
    return [isWhole ? 'refunded' : 'part refunded', 'warn'];
  }
  switch (intent.status) {
    case 'succeeded':
      return ['paid', 'good'];
    case 'requires_capture':
      return ['authorized', 'wait'];
    case 'requires_action':
      return ['3D Secure', 'wait'];
    case 'requires_payment_method':
      return intent.charges.length === 0 ? ['no card yet', 'wait'] : ['declined', 'bad'];
    default:
      return [intent.status.replaceAll('_', ' '), 'quiet'];
  }
}

function aboutOf(intent: LedgerIntent): readonly HTMLElement[] {
  const card = intent.charges.at(-1)?.card;
  const facts = Object.entries(intent.metadata).map(([key, value]) =>
    element('span', { class: 'fact' }, element('span', { class: 'key' }, key), ` ${value}`),
  );
  return [...(card ? [element('span', { class: 'fact' }, card)] : []), ...facts.slice(0, 3)];
}

function recordOf(intent: LedgerIntent): readonly HTMLElement[] {
  const facts: [string, string][] = [
    ['id', intent.id],
    ['status', intent.status],
    ...(intent.account === null ? [] : [['account', intent.account] as [string, string]]),
    ...(intent.description === null
      ? []
      : [['description', intent.description] as [string, string]]),
    ['captured', formatAmount(intent.amount_captured, intent.currency)],
    ['refunded', formatAmount(intent.amount_refunded, intent.currency)],
    ...Object.entries(intent.metadata),
  ];
  const list = element(
    'dl',
    {},
    ...facts.flatMap(([key, value]) => [element('dt', {}, key), element('dd', {}, value)]),
  );
  const steps = [
    ...intent.charges.map((charge) => chargeLine(charge, intent.currency)),
    ...intent.refunds.map((refund) => refundLine(refund, intent.currency)),
  ];
  return steps.length === 0 ? [list] : [list, element('ul', { class: 'steps' }, ...steps)];
}

function chargeLine(charge: LedgerCharge, currency: string): HTMLElement {
  const reason = charge.decline_code ?? charge.failure_code;
  const outcome = reason === null ? charge.status : `${charge.status}: ${reason}`;
  const amount = formatAmount(charge.amount, currency);
  return element(
    'li',
    {},
    `Charge of ${amount} to ${charge.card ?? 'a card'}, ${outcome} `,
    code(charge.id),
  );
}

function refundLine(refund: LedgerRefund, currency: string): HTMLElement {
  const amount = formatAmount(refund.amount, currency);
  return element('li', {}, `Refund of ${amount}, ${refund.status ?? ''} `, code(refund.id));
}

function code(text: string): HTMLElement {
  return element('code', {}, text);
}
