import { element } from '../../browser/dom';
import { formatAmount, formatTime } from '../../browser/format';
import { createKeyedList } from '../../browser/keyed-list';
import { renderPayment } from '../../services/stripe/ledger-view/payments-view';
import { renderTestCards } from '../../services/stripe/ledger-view/test-cards-view';
import { renderDelivery } from './webhooks-view';
import type { ShownDelivery } from './webhooks-view';
import type { StripeLedger } from '../../services/stripe/stripe-ledger';
import { renderText } from '../../services/twilio/ledger-view/texts-view';
import type { TwilioLedger } from '../../services/twilio/twilio-ledger';

type Webhooks = { readonly url: string; readonly deliveries: readonly ShownDelivery[] };
type Faults = { readonly faults: readonly object[] };

const REFRESH_MS = 2000;

const showPayments = createKeyedList(find('payments'), ({ id }) => id, renderPayment);
const showDeliveries = createKeyedList(
  find('webhooks'),
  ({ id }: ShownDelivery) => id,
  renderDelivery,
);
const showTexts = createKeyedList(find('texts'), ({ sid }) => sid, renderText);
const pause = find('pause');
let isPaused = false;

find('cards').append(
  ...renderTestCards((text) => {
    find('announcement').textContent = text;
  }),
);
pause.addEventListener('click', () => {
  isPaused = !isPaused;
  pause.setAttribute('aria-pressed', String(isPaused));
  pause.textContent = isPaused ? 'Resume updates' : 'Pause updates';
  if (!isPaused) void refresh();
});
document.addEventListener('visibilitychange', () => void refresh());
setInterval(() => void refresh(), REFRESH_MS);
void refresh();

async function refresh(): Promise<void> {
  if (isPaused || document.hidden) return;
  try {
    const [ledger, webhooks, faults, twilio] = await Promise.all([
      read<StripeLedger>('/_control/stripe/ledger?limit=50'),
      read<Webhooks>('/_control/stripe/webhooks?limit=25'),
      read<Faults>('/_control/stripe/faults'),
      read<TwilioLedger>('/_control/twilio/ledger?limit=25'),
    ]);
    show(ledger, webhooks, faults);
    tellTexts(twilio);
    find('state').textContent = `Updated ${formatTime(new Date())}`;
  } catch {
    find('state').textContent = 'The sandbox does not answer. Trying again…';
  }
}

function show(ledger: StripeLedger, webhooks: Webhooks, { faults }: Faults): void {
  showPayments(ledger.intents);
  showDeliveries(webhooks.deliveries);
  find('no-payments').hidden = ledger.intents.length > 0;
  find('no-webhooks').hidden = webhooks.deliveries.length > 0;
  find('webhook-url').textContent = webhooks.url;
  const hidden = ledger.intent_count - ledger.intents.length;
  find('payment-count').textContent =
    hidden > 0 ? `newest ${ledger.intents.length} of ${ledger.intent_count}` : '';
  const totals = Object.entries(ledger.totals).flatMap(([currency, { captured, refunded }]) => [
    total(`Captured, ${currency.toUpperCase()}`, formatAmount(captured, currency)),
    total(`Refunded, ${currency.toUpperCase()}`, formatAmount(refunded, currency)),
  ]);
  find('totals').replaceChildren(
    total('Payments', String(ledger.intent_count)),
    ...totals,
    total('Faults in force', String(faults.length)),
  );
}

function tellTexts({ texts, text_count }: TwilioLedger): void {
  showTexts(texts);
  find('no-texts').hidden = texts.length > 0;
  find('text-count').textContent =
    text_count > texts.length ? `newest ${texts.length} of ${text_count}` : '';
}

function total(name: string, value: string): HTMLElement {
  return element('div', {}, element('dt', {}, name), element('dd', {}, value));
}

/** The sandbox's own control interface; each route answers with one type. */
async function read<Answer>(path: string): Promise<Answer> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return (await response.json()) as Answer;
}

function find(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found) return found;
  throw new Error(`The page has no element "${id}"; page-html.ts and ledger-page.ts disagree.`);
}
