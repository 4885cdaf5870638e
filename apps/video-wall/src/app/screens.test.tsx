import { createApiClient, newIntentKey, unwrap } from '@comanda/api-client';
import { createQueryClient } from '@comanda/api-client/query-client';
import { createI18n } from '@comanda/i18n';
import { NodeEventSource } from '@comanda/testing/node-event-source';
import { placeCounterOrder } from '@comanda/testing/place-counter-order';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, inject, test } from 'vitest';
import { App } from './app';

const base_url = inject('api_url');
let restaurant_id: string;
let staff_token: string;

beforeAll(async () => {
  visit('/');
  const open = createApiClient({ base_url });
  restaurant_id = unwrap(await open.getRestaurant({ restaurant: 'harbor' })).restaurant
    .restaurant_id;
  const signedIn = await createApiClient({ base_url }).signInStaff({
    restaurant_id,
    pin: '2468',
  });
  staff_token = unwrap(signedIn).token;
});
afterEach(cleanup);

/** A stream that fails once and then neither opens nor fails. */
class DeadEvents {
  static opened = 0;
  onerror: (() => void) | null = null;
  constructor() {
    DeadEvents.opened += 1;
    if (DeadEvents.opened === 1) queueMicrotask(() => this.onerror?.());
  }
  addEventListener() {}
  close() {}
}

/** A network over which reading the orders ends like this. */
function ordersEnd(reply: () => Promise<Response>): typeof fetch {
  return (input) => (new Request(input).url.includes('/screen/orders') ? reply() : fetch(input));
}

function visit(path: string): void {
  const { happyDOM } = window as unknown as { happyDOM: { setURL: (url: string) => void } }; // the test environment's own
  happyDOM.setURL(base_url + path);
}

type Connection = { readonly Events: typeof DeadEvents; readonly fetch: typeof fetch };

async function openScreen(
  path: string,
  token: string | null = null,
  { Events, fetch = globalThis.fetch }: Partial<Connection> = {},
) {
  visit(path);
  const i18n = await createI18n({ language: 'en', groups: ['wall'] });
  const client = createApiClient({ base_url, token: () => token, fetch, retry: { retries: 0 } });
  class ScreenEvents extends NodeEventSource {
    constructor(url: string) {
      super(url, token === null ? {} : { headers: { authorization: `Bearer ${token}` } });
    }
  }
  const place = {
    base_url,
    EventSource: (Events ?? ScreenEvents) as unknown as typeof EventSource,
  }; // as much of it as the stream uses
  await act(async () => {
    render(<App client={client} queryClient={createQueryClient()} i18n={i18n} place={place} />);
  });
}

async function pairScreen(): Promise<string> {
  const pairing = { restaurant_id, setup_code: 'harbor-kiosk-7264', kind: 'screen' as const };
  return unwrap(await createApiClient({ base_url }).pairDevice(pairing)).token;
}

async function move(
  order_id: string,
  ...statuses: ('ORDER_PREPARING' | 'ORDER_READY' | 'ORDER_COMPLETED')[]
) {
  const staff = createApiClient({ base_url, token: () => staff_token });
  for (const status of statuses)
    unwrap(await staff.setOrderStatus({ order_id, status }, { key: newIntentKey() }));
}

test('a number moves from one half to the other, and away, without a reload', async () => {
  await openScreen('/wall/harbor/orders', await pairScreen());
  const preparing = await screen.findByRole('list', { name: 'Preparing' });
  const ready = screen.getByRole('list', { name: 'Ready' });
  const order = await placeCounterOrder({ base_url, restaurant: 'harbor', name: 'Nora' });
  const number = order.order_number ?? '';
  await within(preparing).findByText(number);
  expect(screen.queryByText('Nora')).toBeNull();
  await act(() => move(order.order_id, 'ORDER_PREPARING', 'ORDER_READY'));
  const called = await within(ready).findByText(number);
  expect(called.closest('li')?.dataset['called']).toBe('true');
  await act(() => move(order.order_id, 'ORDER_COMPLETED'));
  await expect.poll(() => screen.queryByText(number)).toBeNull();
});

test('without a server from the start it says at the first failure that it is not live, and claims nothing', async () => {
  const token = await pairScreen();
  await openScreen('/wall/harbor/orders', token, {
    Events: DeadEvents,
    fetch: ordersEnd(() => new Promise(() => undefined)),
  });
  await screen.findByText(/^Not live since/u);
  expect(screen.queryByText('No orders ready yet')).toBeNull();
});

test('it is not live either while the orders cannot be read', async () => {
  await openScreen('/wall/harbor/orders', await pairScreen(), {
    fetch: ordersEnd(() => Promise.reject(new TypeError('The network is down.'))),
  });
  await screen.findByText(/^Not live since/u);
});

test('a browser that is no screen of the restaurant is paired first', async () => {
  await openScreen('/wall/harbor/orders');
  const code = await screen.findByRole('textbox', { name: /Setup code/u });
  fireEvent.change(code, { target: { value: 'not-the-code' } });
  await act(async () => screen.getByRole('button', { name: 'Pair' }).click());
  await screen.findByText('Wrong setup code. Please try again.');
});

test('the menu board shows dishes with prices, and what sells out at once', async () => {
  await openScreen('/wall/harbor/menu');
  const [dish] = await screen.findAllByText(/\$/u);
  const name = dish?.closest('li')?.querySelector('span')?.textContent ?? '';
  const client = createApiClient({ base_url });
  const { menus } = unwrap(await client.listMenus({ restaurant: 'harbor' }));
  const item = menus
    .flatMap(({ categories }) => categories)
    .flatMap(({ items }) => items)
    .find((each) => each.name === name);
  if (!item) throw new Error(`No dish is called "${name}".`);
  const staff = createApiClient({ base_url, token: () => staff_token });
  unwrap(await staff.setItemStock({ item_id: item.item_id, is_in_stock: false, until: null }));
  await within(dish?.closest('li') ?? document.body).findByText('Sold out');
  unwrap(await staff.setItemStock({ item_id: item.item_id, is_in_stock: true, until: null }));
});

test('a restaurant that there is not has no screen', async () => {
  await openScreen('/wall/nowhere-at-all/menu');
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
});

test('staff see what a paired screen shows; one that is not paired tells nobody', async () => {
  const staff = createApiClient({ base_url, token: () => staff_token });
  async function shown() {
    const { devices } = unwrap(await staff.listDevices({}));
    return devices.flatMap(({ kind, report }) => (kind === 'screen' ? [report?.playing] : []));
  }
  const token = await pairScreen();
  // Its pairing is found on the order screen, and remembered.
  await openScreen('/wall/harbor/orders', token);
  await screen.findByRole('heading', { level: 1 });
  cleanup();
  await openScreen('/wall/harbor/menu', token);
  await waitFor(async () => expect(await shown()).toContain('/wall/harbor/menu'));
  cleanup();
  localStorage.clear();
  const before = await shown();
  await openScreen('/wall/harbor/menu');
  await screen.findByRole('heading', { level: 1 });
  expect(await shown()).toEqual(before);
});
