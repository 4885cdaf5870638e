import { readFile } from 'node:fs/promises';
import { createApiClient } from '@comanda/api-client';
import {
  createI18n,
  forgetPreferredLanguage,
  formatMoney,
  readPreferredLanguage,
} from '@comanda/i18n';
import { createQueryClient } from '@comanda/api-client/query-client';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { greeting } from '@comanda/web/language';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import {
  cancelOrder,
  collect,
  giveBack,
  haveCollected,
  haveReady,
  placeOrder,
  takeAtCounter,
} from '../testing/place-order';
import { App } from './app';

const WAIT = { timeout: 20_000 };

type Opening = { readonly language?: 'en' | 'fr'; readonly fetch?: typeof fetch };

async function openReceipt(guest_id: string, { language = 'en', fetch }: Opening = {}) {
  visit(`/receipts/${guest_id}`);
  const i18n = await createI18n({
    language,
    groups: ['browsing', 'ordering', 'checkout', 'receipt'],
  });
  const client = createApiClient({ base_url: inject('api_url'), ...(fetch && { fetch }) });
  render(<App client={client} queryClient={createQueryClient()} i18n={i18n} />);
  return userEvent.setup();
}

async function ratingOf(guest_id: string): Promise<number | undefined> {
  const read = await createApiClient({ base_url: inject('api_url') }).getReceipt({ guest_id });
  return read.ok ? read.value.guest.review?.rating : undefined;
}

async function thumbsOf(guest_id: string): Promise<number[]> {
  const read = await createApiClient({ base_url: inject('api_url') }).getReceipt({ guest_id });
  return read.ok ? read.value.guest.item_ratings.map(({ rating }) => rating) : [];
}

/** A line on which the first thumb takes its time. */
function slowForTheFirstThumb(onAnswered: () => void): typeof fetch {
  let sent = 0;
  return async (...input) => {
    if ((await thumbIn(input)) === null) return fetch(...input);
    sent += 1;
    if (sent === 1) await new Promise((resolve) => setTimeout(resolve, 400));
    const reply = await fetch(...input);
    onAnswered();
    return reply;
  };
}

/** A server that takes no thumb down. */
async function fetchButNoThumbDown(...input: Parameters<typeof fetch>): Promise<Response> {
  return (await thumbIn(input)) === -1 ? new Response(null, { status: 403 }) : fetch(...input);
}

async function thumbIn([request]: Parameters<typeof fetch>): Promise<number | null> {
  if (!(request instanceof Request) || !request.url.endsWith('/items/rate')) return null;
  return ((await request.clone().json()) as { rating: number }).rating; // the contract of the call
}

/** Seven or eight in the morning in New York. */
function tomorrowAtNoonUtc(): string {
  const noon = new Date(Date.now() + 86_400_000);
  noon.setUTCHours(12, 0, 0, 0);
  return noon.toISOString();
}

/** The page and the api share an origin, as in the embedded run. */
function visit(path: string) {
  const { happyDOM } = window as unknown as { happyDOM: { setURL: (url: string) => void } }; // the test environment's own
  happyDOM.setURL(inject('api_url') + path);
}

beforeEach(() => visit('/'));
afterEach(() => {
  cleanup();
  forgetPreferredLanguage();
  vi.restoreAllMocks();
});

describe('a receipt', () => {
  test('shows the number, the lines and the total, and that it is still to be paid', async () => {
    const order = await placeOrder('Ada');
    await openReceipt(order.guest_id);
    expect(
      await screen.findByRole('heading', { name: `Order ${order.order_number}` }, WAIT),
    ).toBeTruthy();
    expect(screen.getByText(/left to pay$/)).toBeTruthy();
    expect(screen.getByRole('status', { name: 'Order status' }).textContent).toBe('In the kitchen');
    expect(screen.getByRole('link', { name: 'Order again' }).getAttribute('href')).toBe(
      `/v2/harbor/cart?again=${order.order_id}&guest=${order.guest_id}`,
    );
    const back = screen.getByRole('link', { name: 'Back to Harbor Burger & Bowl' });
    expect(back.getAttribute('href')).toBe('/harbor');
    expect(document.title).toBe(`Receipt ${order.order_number} · Harbor Burger & Bowl`);
    expect(screen.getByText('Extra napkins')).toBeTruthy();
    expect(order.items[0]?.allergens).toEqual(['milk']);
    expect(screen.getByText(/Contains milk$/)).toBeTruthy();
    expect(
      screen.getAllByText(formatMoney(order.totals.total_with_tip_and_tax, 'USD', 'en')),
    ).not.toHaveLength(0);
  });

  test('follows what is paid and given back while it is open, and asks for no money after that', async () => {
    const order = await placeOrder('Mia', ['Extra napkins', 'No salt']);
    const [napkins] = order.items;
    const lines = [String(napkins?.item_instance_id)];
    await openReceipt(order.guest_id);
    await screen.findByText(/left to pay$/, {}, WAIT);
    await takeAtCounter(order, lines);
    await screen.findByText(/left to pay$/, {}, WAIT);
    await takeAtCounter(order);
    await screen.findByText('Payment completed', {}, WAIT);
    const given = await giveBack(order, lines);
    await screen.findByText('Payment partly refunded', {}, WAIT);
    const sum = screen.getByText('Refunded at the counter').parentElement?.textContent;
    expect(sum).toBe(`Refunded at the counter${formatMoney(-given, 'USD', 'en')}`);
    await giveBack(order);
    await screen.findByText('Payment refunded', {}, WAIT);
    expect(screen.queryByText(/Payment required|left to pay/)).toBeNull();
  });

  test('says when an order for later is picked up, by the clock of the restaurant', async () => {
    const order = await placeOrder('Lea', [''], tomorrowAtNoonUtc());
    await openReceipt(order.guest_id);
    const told = await screen.findByText(/^Pickup \w+, \w+ \d+ at [78]:00 AM$/, {}, WAIT);
    expect(told.getAttribute('datetime')).toBe(order.pickup_time);
    cleanup();
    await cancelOrder(order, { cancel_reason: 'too_busy' });
    await openReceipt(order.guest_id);
    await screen.findByText('Order cancelled', {}, WAIT);
    expect(screen.queryByText(/^Pickup/)).toBeNull();
  });

  test('is shared with all that it says', async () => {
    const pickup_time = tomorrowAtNoonUtc();
    const order = await placeOrder('Liv', ['No salt'], pickup_time);
    await takeAtCounter(order);
    await giveBack(order, undefined, { reason: 'quality', note: 'Melted' });
    const user = await openReceipt(order.guest_id);
    await screen.findByText('Payment refunded', {}, WAIT);
    await user.click(screen.getByRole('button', { name: 'Share this receipt' }));
    await screen.findByText('Receipt copied as text', {}, WAIT);
    const lines = (await navigator.clipboard.readText()).split('\n');
    const refund = formatMoney(order.amount, 'USD', 'en');
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Pickup \w+, \w+ \d+ at [78]:00\sAM$/u),
        order.items[0]?.menu_name,
        'No salt',
        `${refund}: Something was not good. Melted`,
      ]),
    );
  });

  test('has the mark of the restaurant at its head', async () => {
    const order = await placeOrder('Kim');
    await openReceipt(order.guest_id);
    const logo = await screen.findByRole('presentation', {}, WAIT);
    const reply = await fetch(`${inject('api_url')}${logo.getAttribute('src')}`);
    expect(reply.headers.get('content-type')).toBe('image/webp');
  });

  test('is in the restaurant’s own language for whoever speaks none of ours', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE']);
    greeting.is_guess = true;
    const order = await placeOrder('Lou');
    await openReceipt(order.guest_id, { language: 'fr' });
    await waitFor(() => expect(document.documentElement.lang).toBe('en'), WAIT);
    expect(await screen.findByText('For Lou', {}, WAIT)).toBeTruthy();
  });

  test('is read in another language after two taps, and in it from then on', async () => {
    const order = await placeOrder('Eva');
    const user = await openReceipt(order.guest_id);
    await user.click(await screen.findByRole('button', { name: 'Language: English' }, WAIT));
    await user.click(await screen.findByRole('radio', { name: 'Français' }));
    expect(await screen.findByText('Pour Eva', {}, WAIT)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.documentElement.lang).toBe('fr');
    expect(readPreferredLanguage(document.cookie)).toBe('fr');
  });

  test('says why an order was cancelled, in the restaurant’s own words too', async () => {
    const order = await placeOrder('Dee');
    await cancelOrder(order, { cancel_reason: 'too_busy', cancel_note: 'The grill is down.' });
    await openReceipt(order.guest_id);
    const told = await screen.findByText('Order cancelled', {}, WAIT);
    expect(told.nextElementSibling?.textContent).toBe(
      'The kitchen is too busy. The grill is down.',
    );
  });

  test('is handed on as text and as a link: to another app, or to the clipboard', async () => {
    const order = await placeOrder('Cai');
    await takeAtCounter(order);
    const user = await openReceipt(order.guest_id);
    const button = await screen.findByRole('button', { name: 'Share this receipt' }, WAIT);
    const link = `${inject('api_url')}/receipts/${order.guest_id}`;
    await user.click(button);
    expect(await screen.findByText('Receipt copied as text', {}, WAIT)).toBeTruthy();
    const copied = await navigator.clipboard.readText();
    expect(copied.split('\n').at(-1)).toBe(link);
    expect(copied).toContain(`Order ${order.order_number}`);
    const total = formatMoney(order.totals.total_with_tip_and_tax, 'USD', 'en');
    expect(copied).toContain(`Total  ${total}`);
    const tax = formatMoney(order.totals.tax_amount, 'USD', 'en');
    expect(copied).toMatch(/^Tax /mu);
    expect(copied).toContain(`  ${tax}\n`);
    expect(copied).toContain(`Paid at the counter  ${total}`);

    const shared: ShareData[] = [];
    function share(data: ShareData): Promise<void> {
      shared.push(data);
      return Promise.resolve();
    }
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    await user.click(button);
    Reflect.deleteProperty(navigator, 'share');
    expect(shared).toMatchObject([{ url: link }]);
    expect(shared[0]?.title).toContain('Harbor Burger');
  });

  test('keeps a rating, and leads a content guest on to the review page', async () => {
    const order = await placeOrder('Bea');
    await haveCollected(order);
    const user = await openReceipt(order.guest_id);
    await user.click(await screen.findByRole('radio', { name: '4 stars' }, WAIT));
    expect(await screen.findByRole('link', { name: 'Leave a review' }, WAIT)).toBeTruthy();
    // The thanks do not wait for the answer.
    await waitFor(async () => expect(await ratingOf(order.guest_id)).toBe(4), WAIT);
    cleanup();
    await openReceipt(order.guest_id);
    expect(await screen.findByRole('radio', { name: '4 stars', checked: true }, WAIT)).toBeTruthy();
  });

  test('sends a guest with three stars or fewer to no review page', async () => {
    const order = await placeOrder('Bo');
    await haveCollected(order);
    const user = await openReceipt(order.guest_id);
    await user.click(await screen.findByRole('radio', { name: '3 stars' }, WAIT));
    await waitFor(async () => expect(await ratingOf(order.guest_id)).toBe(3), WAIT);
    expect(screen.queryByRole('link', { name: 'Leave a review' })).toBeNull();
  });

  test('keeps a thumb for each dish, which can be turned', async () => {
    const order = await placeOrder('Fay');
    await haveCollected(order);
    const name = order.items[0]?.name ?? '';
    const user = await openReceipt(order.guest_id);
    await user.click(await screen.findByRole('button', { name: `I liked ${name}` }, WAIT));
    expect(await screen.findByRole('button', { name: /^I liked/, pressed: true })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: `I did not like ${name}` }));
    expect(await screen.findByRole('button', { name: /^I liked/, pressed: false })).toBeTruthy();
    await waitFor(async () => expect(await thumbsOf(order.guest_id)).toEqual([-1]), WAIT);
    cleanup();
    await openReceipt(order.guest_id);
    expect(
      await screen.findByRole('button', { name: /^I did not like/, pressed: true }, WAIT),
    ).toBeTruthy();
  });

  test('keeps the thumb that was tapped last, however slowly the one before it is sent', async () => {
    const order = await placeOrder('Hal');
    await haveCollected(order);
    let answered = 0;
    const slow = slowForTheFirstThumb(() => {
      answered += 1;
    });
    const user = await openReceipt(order.guest_id, { fetch: slow });
    await user.click(await screen.findByRole('button', { name: /^I liked/ }, WAIT));
    await user.click(screen.getByRole('button', { name: /^I did not like/ }));
    await waitFor(() => expect(answered).toBe(2), WAIT);
    expect(await thumbsOf(order.guest_id)).toEqual([-1]);
    expect(screen.getByRole('button', { name: /^I did not like/, pressed: true })).toBeTruthy();
  });

  test('has one thumb for a dish that stands in two lines', async () => {
    const order = await placeOrder('Ivy', ['Extra napkins', 'No salt']);
    await haveCollected(order);
    const user = await openReceipt(order.guest_id);
    await screen.findByText('No salt', {}, WAIT);
    for (const [line, name] of [
      ['Extra napkins', /^I liked/],
      ['No salt', /^I did not like/],
    ] as const) {
      const item = screen.getAllByRole('listitem').find((each) => within(each).queryByText(line));
      await user.click(within(item ?? document.body).getByRole('button', { name }));
      await waitFor(() =>
        expect(screen.getAllByRole('button', { name, pressed: true })).toHaveLength(2),
      );
    }
  });

  test('shows the thumb that is kept when another could not be', async () => {
    const order = await placeOrder('Jo');
    await haveCollected(order);
    const user = await openReceipt(order.guest_id, { fetch: fetchButNoThumbDown });
    await user.click(await screen.findByRole('button', { name: /^I liked/ }, WAIT));
    await user.click(screen.getByRole('button', { name: /^I did not like/ }));
    expect(await screen.findByText(/^Your rating could not be saved/, {}, WAIT)).toBeTruthy();
    expect(await screen.findByRole('button', { name: /^I liked/, pressed: true })).toBeTruthy();
  });

  test('asks how it was once the food is there', async () => {
    const order = await placeOrder('Max');
    await openReceipt(order.guest_id);
    await screen.findByText('For Max', {}, WAIT);
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('button', { name: /^I liked/ })).toBeNull();
    await haveReady(order);
    await screen.findByText('Ready for you', {}, WAIT);
    expect(screen.queryByRole('radio')).toBeNull();
    await collect(order);
    expect(await screen.findByRole('radio', { name: '5 stars' }, WAIT)).toBeTruthy();
    expect(screen.getByRole('button', { name: /^I liked/ })).toBeTruthy();
    expect(screen.queryByRole('status', { name: 'Order status' })).toBeNull();
  });

  test('asks nothing of dishes that were never made', async () => {
    const order = await placeOrder('Gus');
    await cancelOrder(order, { cancel_reason: 'too_busy' });
    await openReceipt(order.guest_id);
    await screen.findByText('Order cancelled', {}, WAIT);
    expect(screen.queryByRole('button', { name: /^I liked/ })).toBeNull();
  });

  test('lets the name be put right', async () => {
    const order = await placeOrder('Cee');
    const user = await openReceipt(order.guest_id);
    await user.click(await screen.findByRole('button', { name: 'Edit name' }, WAIT));
    const field = screen.getByRole('textbox', { name: 'Name on the receipt' });
    expect(document.activeElement).toBe(field);
    await user.clear(field);
    await user.type(field, 'Cecilia');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('For Cecilia', {}, WAIT)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit name' }));
  });

  test.each([
    ['is empty', '  '],
    ['is what it was', 'Cee '],
  ])('keeps the name where what is typed %s', async (_, typed) => {
    const order = await placeOrder('Cee');
    const renamed: string[] = [];
    const user = await openReceipt(order.guest_id, {
      fetch(...input) {
        const [request] = input;
        if (request instanceof Request && request.method !== 'GET') renamed.push(request.url);
        return fetch(...input);
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Edit name' }, WAIT));
    const field = screen.getByRole('textbox', { name: 'Name on the receipt' });
    await user.clear(field);
    await user.type(field, `${typed}{Enter}`);
    expect(await screen.findByText('For Cee', {}, WAIT)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(renamed).toEqual([]);
  });

  test('asks a guest without a name for one', async () => {
    const order = await placeOrder('Guest 1');
    const user = await openReceipt(order.guest_id);
    await user.click(await screen.findByRole('button', { name: 'Add name' }, WAIT));
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name on the receipt' });
    expect(field.value).toBe('');
    await user.type(field, 'Cleo{Enter}');
    expect(await screen.findByText('For Cleo', {}, WAIT)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Edit name' })).toBeTruthy();
  });

  test('a server that is busy is asked again, and is no receipt that is missing', async () => {
    const order = await placeOrder('Ivo');
    let isBusy = true;
    const user = await openReceipt(order.guest_id, {
      fetch: async (...input) =>
        isBusy ? Response.json({ code: 'unavailable' }, { status: 503 }) : await fetch(...input),
    });
    const retry = await screen.findByRole('button', { name: 'Try again' }, WAIT);
    expect(screen.queryByText('Receipt not found')).toBeNull();
    isBusy = false;
    await user.click(retry);
    expect(await screen.findByText('For Ivo', {}, WAIT)).toBeTruthy();
  });

  test('a link to nothing says so, in the guest’s language', async () => {
    await openReceipt('3f0e9c1a-6d3b-4c55-9a3e-0d6a9a0c7e11', { language: 'fr' });
    expect(await screen.findByRole('heading', { level: 1 }, WAIT)).toHaveProperty(
      'textContent',
      expect.stringMatching(/reçu/),
    );
    expect(screen.getByRole('button', { name: /^Langue/ })).toBeTruthy();
  });
});

describe('a tap from before the page was live', () => {
  afterEach(() => {
    globalThis.__comanda_taps = undefined;
  });

  test.each(['a receipt', 'a link that leads to none'])('is made once %s is', async (page) => {
    const guest_id =
      page === 'a receipt'
        ? (await placeOrder('Eva')).guest_id
        : '01900000-0000-7000-8000-00000000dead';
    const early = document.createElement('button');
    document.body.append(early);
    const onClick = vi.fn();
    early.addEventListener('click', onClick);
    globalThis.__comanda_taps = { tapped: [early], stop: () => undefined };
    await openReceipt(guest_id);
    await waitFor(() => expect(onClick).toHaveBeenCalledOnce(), WAIT);
    early.remove();
  });

  test('is kept by a script of the document', async () => {
    expect(await readFile('index.html', 'utf8')).toContain('drawn-page/early-taps.js');
  });
});
