import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../testing/open-app';
import { orderAtCounter } from '../testing/order-at-counter';
import { orderAtTable } from '../testing/order-at-table';
import { staffOf } from '../testing/staff-of';

/** As the browser comes to an address without loading the page anew: the session of this test lives in the page. */
async function comeTo(path: string): Promise<void> {
  await act(async () => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  });
}

async function findWay(number: string | null): Promise<HTMLElement> {
  return await screen.findByRole('link', { name: new RegExp(`View my order\\s*${number}`) });
}

test('what was ordered in the web is found from table ordering, and still from the web after it', async () => {
  const { user, number } = await orderAtCounter();
  for (const page of ['dineSelect', 'logoview', 'menu', 'guesthome']) {
    await comeTo(`/${page}?restaurant=harbor`);
    await findWay(number);
  }
  await comeTo('/orders?restaurant=harbor');
  await screen.findByText('Your order is in.');
  await comeTo('/guesthome?restaurant=harbor');
  await user.click(await findWay(number));
  expect(await screen.findByRole('region', { name: 'Order number' })).toBeTruthy();
  await openApp('/v2/harbor/order');
  await findWay(number);
}, 120_000);

test('what is taken out from table ordering is found from every door, and told to be in once', async () => {
  const { number } = await orderAtTable();
  await comeTo('/guesthome?restaurant=harbor');
  await findWay(number);
  await waitFor(() => expect(screen.queryByText('Your order is in.')).toBeNull(), {
    timeout: 15_000,
  });
  await comeTo('/orders?restaurant=harbor');
  await screen.findByRole('heading', { name: 'Your orders' });
  await screen.findByRole('region', { name: 'Order number' });
  expect(screen.queryByText('Your order is in.')).toBeNull();
  await openApp('/v2/harbor/order');
  await findWay(number);
}, 120_000);

test('a table whose party is over takes nothing along of what was taken out before', async () => {
  const ids = { guest_id: crypto.randomUUID(), order_id: crypto.randomUUID() };
  const kept = { version: 1, flow: { stage: 'placed', ...ids, order_number: 'K7PQ' } };
  localStorage.setItem('comanda:progress:odile', JSON.stringify(kept));
  await openApp('/table/G3QR?restaurant=odile');
  await screen.findByRole('heading', { level: 1, name: 'Who is ordering?' });
  await (await staffOf('odile', '5140')).closeTable('G3QR');
  await comeTo('/orders?restaurant=odile');
  act(() => void dispatchEvent(new Event('visibilitychange')));
  await screen.findByText(/session is closed/i, {}, { timeout: 5_000 });
  expect(localStorage.getItem('comanda:progress:odile')).toContain(ids.order_id);
}, 120_000);

test('the page of an order that was placed away from a table is not shown to who orders there by then', async () => {
  const ids = { guest_id: crypto.randomUUID(), order_id: crypto.randomUUID() };
  const kept = { version: 1, flow: { stage: 'placed', ...ids, order_number: 'K7PQ' } };
  localStorage.setItem('comanda:progress:odile', JSON.stringify(kept));
  const user = await openApp('/v2/odile/orderComplete');
  await screen.findByText('K7PQ');
  await comeTo('/v2/odile/table/g3qr/guests');
  await user.click(await screen.findByRole('button', { name: 'New order' }));
  await screen.findByRole('link', { name: /Dinner/ });
  await comeTo('/v2/odile/orderComplete');
  await waitFor(() => expect(location.pathname).toBe('/v2/odile/order'));
  expect(screen.queryByText('K7PQ')).toBeNull();
  expect(localStorage.getItem('comanda:progress:odile')).toContain(ids.order_id);
}, 120_000);
