import { element } from '../../browser/dom';
import { formatAmount } from '../../browser/format';
import { CARDS } from './reader-cards';

type Money = { readonly cents: number; readonly currency: string };
type Device = {
  readonly id: string;
  readonly label: string;
  readonly service: string;
  readonly state: 'idle' | 'offline' | 'waiting';
  readonly display: Money | null;
  readonly result: (Money & { readonly outcome: 'approved' | 'cancelled' | 'declined' }) | null;
};

const REFRESH_MS = 700;
const SERVICES: Readonly<Record<string, string>> = { stripe: 'Stripe Terminal', spin: 'Nuvei' };
const RESULTS = { approved: 'Approved', cancelled: 'Cancelled', declined: 'Declined' } as const;

let devices: readonly Device[] = [];
let shown = '';

find('card').append(
  ...CARDS.map(({ number, label }) => element('option', { value: number }, label)),
);
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-act]')) {
  button.addEventListener('click', () => void act(button.dataset['act'] ?? ''));
}
window.addEventListener('hashchange', render);
setInterval(() => void refresh(), REFRESH_MS);
void refresh();

/** The reader that the address names, or else the first that asks for a card. */
function chosen(): Device | undefined {
  const named = devices.find(({ id }) => id === window.location.hash.slice(1));
  return named ?? devices.find(({ state }) => state === 'waiting') ?? devices[0];
}

async function refresh(): Promise<void> {
  if (document.hidden) return;
  try {
    const response = await fetch('/_control/devices');
    const answer = (await response.json()) as { readonly devices: readonly Device[] }; // as device-routes says
    devices = answer.devices;
    render();
  } catch {
    find('hint').textContent = 'The sandbox does not answer. Trying again…';
  }
}

async function act(name: string): Promise<void> {
  const device = chosen();
  if (!device) return;
  const number = find<HTMLSelectElement>('card').value;
  switch (name) {
    case 'tap':
    case 'insert':
      await post(device, 'present', { number, entry: name });
      break;
    case 'decline':
      await post(device, 'present', { number, entry: 'tap', outcome: 'decline' });
      break;
    case 'cancel':
      await post(device, 'cancel');
      break;
    case 'plug':
      await post(device, device.state === 'offline' ? 'plug' : 'unplug');
      break;
  }
  await refresh();
}

async function post(device: Device, act: string, body: object = {}): Promise<void> {
  await fetch(`/_control/devices/${encodeURIComponent(device.id)}/${act}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

function render(): void {
  const device = chosen();
  const text = JSON.stringify([devices, device?.id]);
  if (text === shown) return;
  shown = text;
  find('choice').replaceChildren(...devices.map((each) => choiceOf(each, each === device)));
  if (!device) return;
  find('screen').dataset['state'] = device.result?.outcome ?? device.state;
  find('screen').replaceChildren(...screenOf(device));
  const isWaiting = device.state === 'waiting';
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-act]')) {
    const isPlug = button.dataset['act'] === 'plug';
    if (isPlug) button.textContent = device.state === 'offline' ? 'Plug it in' : 'Pull the plug';
    button.disabled = !isPlug && !isWaiting;
  }
  find('hint').textContent = isWaiting
    ? 'The reader waits for you.'
    : 'Start a payment at a kiosk or at the counter, and the reader asks for a card.';
}

function choiceOf({ id, label, service, state }: Device, isChosen: boolean): HTMLElement {
  return element(
    'a',
    { href: `#${id}`, 'aria-current': isChosen ? 'true' : undefined, 'data-state': state },
    element('strong', {}, label),
    element('span', {}, SERVICES[service] ?? service),
  );
}

function screenOf({ state, display, result, label }: Device): readonly HTMLElement[] {
  if (display) {
    return [
      element('p', { class: 'amount' }, formatAmount(display.cents, display.currency)),
      element('p', { class: 'ask' }, 'Tap or insert card'),
    ];
  }
  if (state === 'offline') return [element('p', { class: 'ask' }, 'No power')];
  if (result) {
    return [
      element('p', { class: 'outcome' }, RESULTS[result.outcome]),
      element('p', { class: 'ask' }, formatAmount(result.cents, result.currency)),
    ];
  }
  return [element('p', { class: 'outcome' }, 'Welcome'), element('p', { class: 'ask' }, label)];
}

function find<Found extends HTMLElement = HTMLElement>(id: string): Found {
  const found = document.getElementById(id);
  // The page and this script are one: each id names one kind of element.
  if (found) return found as Found;
  throw new Error(`The page has no element "${id}"; reader-page-routes.ts has the page.`);
}
