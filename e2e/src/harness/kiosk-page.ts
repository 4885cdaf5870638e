import { createStaffClient } from '@comanda/api-client';
import type { Terminal } from '@comanda/contracts';
import {
  type CardReader,
  loadCardReader,
  type ReaderMessage,
  type ReaderPayment,
} from '@comanda/payments';

/** What the server of this page tells it. */
export type KioskSettings = {
  readonly restaurant_id: string;
  readonly device_token: string;
  /** The only thing that is sold here. */
  readonly item_id: string;
  readonly vendor: string;
  /** What a message says where nobody outside had words of their own, by its code. */
  readonly texts: Readonly<Record<string, string>>;
};

type Guest = { readonly guest_id: string; readonly token: string };

const settings = JSON.parse(find('settings').textContent) as KioskSettings; // written by support/kiosk.ts
const { restaurant_id, device_token, item_id, texts } = settings;
let reader: CardReader | null = null;
let guest: Guest | null = null;

find('pay').addEventListener('click', () => void pay());
find('cancel').addEventListener('click', () => void reader?.cancel());
find('disconnect').addEventListener('click', () => void reader?.disconnect());
find('next').addEventListener('click', () => {
  guest = null;
  find('order').textContent = '';
  reader?.reset();
});
void open();

async function open(): Promise<void> {
  const api = createStaffClient({ token: () => device_token });
  const loaded = await loadCardReader(settings.vendor, { api, restaurant_id });
  if (!loaded.ok) return say(texts[loaded.error.code] ?? loaded.error.code);
  reader = loaded.value;
  reader.onChange(show);
  find('notice').textContent = reader.notice === null ? '' : (texts[reader.notice] ?? '');
  const found = await reader.discover();
  if (!found.ok) return tell(found.error);
  find('readers').replaceChildren(...found.value.map(buttonOf));
  show();
}

function buttonOf(terminal: Terminal): HTMLElement {
  const button = document.createElement('button');
  button.textContent = terminal.label;
  button.addEventListener('click', () => void reader?.connect(terminal));
  return button;
}

function show(): void {
  if (reader === null) return;
  const { status, message } = reader.state();
  find('status').textContent = status;
  if (message === null) say('');
  else tell(message);
}

function tell(message: ReaderMessage): void {
  const own = 'provider_message' in message ? message.provider_message : null;
  say(own ?? texts[message.code] ?? message.code);
}

function say(text: string): void {
  find('message').textContent = text;
}

/** As a kiosk does it: an order of its guest is stored and opened at the reader, paid there, and placed. */
async function pay(): Promise<void> {
  const terminal_id = reader?.state().terminal?.terminal_id;
  if (reader === null || terminal_id === undefined) return say(texts['no_reader'] ?? '');
  guest ??= await seat();
  const { guest_id, token } = guest;
  const items = [{ item_id, modifier_ids: [], multiplier: 1 }];
  const wish = { restaurant_id, guest_id, items, mode: 'before', terminal_id };
  const { payment_intent } = await post<{ payment_intent: ReaderPayment }>(
    'payments/intent',
    wish,
    token,
  );
  const outcome = await reader.collect(payment_intent);
  if (outcome.kind === 'failed') tell(outcome.message);
  if (outcome.kind !== 'paid') return;
  const { order } = await post<{ order: { order_number: string } }>(
    'orders/orderAndPay',
    {
      restaurant_id,
      guest_id,
      payment_method: 'TERMINAL',
      token: payment_intent.payment_intent_id,
    },
    token,
  );
  find('order').textContent = order.order_number;
}

async function seat(): Promise<Guest> {
  const section = { restaurant_id, section_type: 'KIOSK' };
  const { table_id, token } = await post<{ table_id: string; token: string }>(
    'section/addGuest',
    section,
    device_token,
  );
  const body = { restaurant_id, table_id, guest: {} };
  const { guest_id } = await post<{ guest_id: string }>('table/addGuest', body, token);
  return { guest_id, token };
}

async function post<Reply>(path: string, body: object, token: string): Promise<Reply> {
  const reply = await fetch(`/api/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${path} answered ${await reply.text()}`);
  return (await reply.json()) as Reply; // the contract's reply
}

function find(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found) return found;
  throw new Error(`The page has no element "${id}"; support/kiosk.ts has the page.`);
}
