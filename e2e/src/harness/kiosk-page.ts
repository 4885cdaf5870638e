import { createApiClient } from '@comanda/api-client';
import type { Terminal } from '@comanda/contracts';
import { createOrderingStore, openKept } from '@comanda/ordering';
import { cardReader, createCheckoutRunner, type PaymentRequest } from '@comanda/ordering/payment';
import { type CardReader, loadCardReader, type ReaderMessage } from '@comanda/payments';

/** Settings the server passes to this page. */
export type KioskSettings = {
  readonly restaurant_id: string;
  readonly device_token: string;
  /** The only thing that is sold here, and what it costs with tax. */
  readonly item_id: string;
  readonly total: number;
  readonly vendor: string;
  /** Default message by code, used where the vendor returns no text. */
  readonly texts: Readonly<Record<string, string>>;
};

const settings = JSON.parse(find('settings').textContent) as KioskSettings; // written by support/kiosk.ts
const { restaurant_id, device_token, texts } = settings;
const { store } = createOrderingStore(openKept(null, 'kiosk'), null);
const runner = createCheckoutRunner({
  client: createApiClient({
    // The device seats its guests, who have a cookie of their own from then on.
    token: () => (store.getState().guest === null ? device_token : null),
  }),
  store,
  clock: { now: () => new Date() },
  section_type: 'KIOSK',
  refreshCatalogue: () => Promise.resolve(),
});
let reader: CardReader | null = null;

find('pay').addEventListener('click', pay);
find('cancel').addEventListener('click', () => void runner.cancel());
find('disconnect').addEventListener('click', () => void reader?.disconnect());
find('next').addEventListener('click', () => {
  runner.reset();
  store.getState().setGuest(null);
  find('order').textContent = '';
  reader?.reset();
});
runner.flows.subscribe(() => {
  const flow = runner.flows.get();
  if (flow.stage === 'placed') find('order').textContent = flow.order_number ?? '';
  if (flow.stage === 'refused') say(flow.problem.code);
});
void open();

async function open(): Promise<void> {
  const api = createApiClient({ token: () => device_token });
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
function pay(): void {
  const { terminal = null, is_connected = false } = reader?.state() ?? {};
  if (reader === null || terminal === null || !is_connected) return say(texts['no_reader'] ?? '');
  runner.attach(cardReader(reader));
  runner.start(requestAt(terminal));
}

function requestAt({ terminal_id }: Terminal): PaymentRequest {
  const { item_id, total } = settings;
  const item = {
    item_id,
    modifier_ids: [],
    multiplier: 1,
    special_instructions: '',
    campaign_instance_id: null,
    is_reward_item: false,
    analytics_menu_id: null,
  };
  return {
    way: 'reader',
    terminal_id,
    draft: {
      restaurant_id,
      items: [item],
      order_type: 'TAKEOUT',
      order_instructions: '',
      pickup_time: null,
      expected_total: total,
    },
    line_ids: null,
    contact: { name: '', phone: '', room_number: '' },
    language: 'en',
  };
}

function find(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found) return found;
  throw new Error(`The page has no element "${id}"; support/kiosk.ts has the page.`);
}
