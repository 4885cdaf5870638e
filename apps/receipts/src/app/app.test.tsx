import { createApiClient } from '@comanda/api-client';
import { createI18n, formatMoney, readPreferredLanguage } from '@comanda/i18n';
import { createQueryClient } from '@comanda/ordering';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { cancelOrder, placeOrder } from '../testing/place-order';
import { App } from './app';

const WAIT = { timeout: 20_000 };

async function openReceipt(guest_id: string, language: 'en' | 'fr' = 'en') {
  visit(`/receipts/${guest_id}`);
  const i18n = await createI18n({
    language,
    groups: ['browsing', 'ordering', 'checkout', 'receipt'],
  });
  const client = createApiClient({ base_url: inject('api_url') });
  render(<App client={client} queryClient={createQueryClient()} i18n={i18n} />);
  return userEvent.setup();
}

async function ratingOf(guest_id: string): Promise<number | undefined> {
  const read = await createApiClient({ base_url: inject('api_url') }).getReceipt(guest_id);
  return read.ok ? read.value.guest.review?.rating : undefined;
}

/** The page and the api share an origin, as in the embedded run. */
function visit(path: string) {
  const { happyDOM } = window as unknown as { happyDOM: { setURL: (url: string) => void } }; // the test environment's own
  happyDOM.setURL(inject('api_url') + path);
}

beforeEach(() => visit('/'));
afterEach(cleanup);

describe('a receipt', () => {
  test('shows the number, the lines and the total, and that it is still to be paid', async () => {
    const order = await placeOrder('Ada');
    await openReceipt(order.guest_id);
    expect(
      await screen.findByRole('heading', { name: `Order ${order.order_number}` }, WAIT),
    ).toBeTruthy();
    expect(screen.getByText('Payment required before we can process your order')).toBeTruthy();
    expect(screen.getByText('Extra napkins')).toBeTruthy();
    expect(screen.getByText(/Contains |None of the 14|llergens not known/)).toBeTruthy();
    expect(
      screen.getAllByText(formatMoney(order.totals.total_with_tip_and_tax, 'USD', 'en')),
    ).not.toHaveLength(0);
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

  test('is handed on as a link: to another app, or to the clipboard', async () => {
    const order = await placeOrder('Cai');
    const user = await openReceipt(order.guest_id);
    const button = await screen.findByRole('button', { name: 'Share this receipt' }, WAIT);
    const link = `${inject('api_url')}/receipts/${order.guest_id}`;
    await user.click(button);
    expect(await screen.findByText('Link copied', {}, WAIT)).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(link);

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
    const user = await openReceipt(order.guest_id);
    await user.click(await screen.findByRole('radio', { name: '5 stars' }, WAIT));
    expect(await screen.findByRole('link', { name: 'Leave a review' }, WAIT)).toBeTruthy();
    // The thanks do not wait for the answer.
    await waitFor(async () => expect(await ratingOf(order.guest_id)).toBe(5), WAIT);
    cleanup();
    await openReceipt(order.guest_id);
    expect(await screen.findByRole('radio', { name: '5 stars', checked: true }, WAIT)).toBeTruthy();
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

  test('a link to nothing says so, in the guest’s language', async () => {
    await openReceipt('3f0e9c1a-6d3b-4c55-9a3e-0d6a9a0c7e11', 'fr');
    expect(await screen.findByRole('heading', { level: 1 }, WAIT)).toHaveProperty(
      'textContent',
      expect.stringMatching(/reçu/),
    );
    expect(screen.getByRole('button', { name: /^Langue/ })).toBeTruthy();
  });
});
