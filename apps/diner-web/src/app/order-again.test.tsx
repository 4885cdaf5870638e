import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openApp } from '../testing/open-app';
import { orderAtCounter } from '../testing/order-at-counter';
import { staffOf } from '../testing/staff-of';

afterEach(() => vi.restoreAllMocks());

const NAME = 'Sea-Salt Chocolate Cookie';

test('the same is ordered again with one tap, at today’s prices', async () => {
  const { user } = await orderAtCounter();
  await user.click(screen.getByRole('button', { name: 'Order again' }));
  expect(await screen.findByRole('article', { name: NAME })).toBeTruthy();
  expect(location.pathname).toBe('/v2/harbor/cart');
}, 120_000);

test('the link of a receipt orders the same again, once', async () => {
  await orderAtCounter();
  const receipt = screen.getByRole<HTMLAnchorElement>('link', { name: /receipt/i });
  const { pathname, searchParams } = new URL(receipt.href);
  const guest = pathname.split('/').at(-1) ?? '';
  const link = new URLSearchParams({ again: searchParams.get('order') ?? '', guest });
  await openApp(`/v2/harbor/cart?${link.toString()}`);
  const line = await screen.findByRole('article', { name: NAME });
  expect(within(line).getByRole('group').textContent).toContain('1');
  expect(location.pathname + location.search).toBe('/v2/harbor/cart');
}, 120_000);

test('a link that names no order of that guest fills nothing, and leads to the menus', async () => {
  const nobody = '01900000-0000-7000-8000-00000000dead';
  await openApp(`/v2/harbor/cart?again=${nobody}&guest=${nobody}`);
  expect(await screen.findByRole('link', { name: 'All Day' })).toBeTruthy();
  expect(location.pathname).toBe('/v2/harbor/order');
}, 120_000);

test('what has sold out since is told by its name, and the page stays', async () => {
  const { user } = await orderAtCounter();
  const staff = await staffOf('harbor', '2468');
  await staff.setStock(NAME, false);
  try {
    await user.click(screen.getByRole('button', { name: 'Order again' }));
    expect(await screen.findByText(`Not available now, so we left it out: ${NAME}`)).toBeTruthy();
    expect(location.pathname).toBe('/v2/harbor/orderComplete');
  } finally {
    await staff.setStock(NAME, true);
  }
  await user.click(screen.getByRole('button', { name: 'Order again' }));
  await waitFor(() => expect(location.pathname).toBe('/v2/harbor/cart'));
}, 120_000);

test('who has gone on before the answer came chooses on where they are', async () => {
  const { user } = await orderAtCounter();
  const send = globalThis.fetch;
  const answers: (() => void)[] = [];
  const held = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const reply = await send(input, init);
    const url = input instanceof Request ? input.url : String(input);
    if (url.includes('/reorder')) await new Promise<void>((resolve) => answers.push(resolve));
    return reply;
  });
  await user.click(screen.getByRole('button', { name: 'Order again' }));
  await waitFor(() => expect(answers).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Start a new order' }));
  expect(await screen.findByRole('link', { name: 'All Day' })).toBeTruthy();
  answers[0]?.();
  await held.mock.results.at(-1)?.value;
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(location.pathname).toBe('/v2/harbor/order');
  expect(screen.queryByRole('link', { name: /View order/ })).toBeNull();
}, 120_000);
