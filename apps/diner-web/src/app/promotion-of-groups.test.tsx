import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../testing/open-app';

const DOORS = [
  ['web ordering', '/v2/treats/order/featured'],
  ['table ordering', '/campaigns?restaurant=treats'],
];

async function openPromotion(path: string, name: string) {
  const user = await openApp(path);
  await user.click(await screen.findByRole('link', { name }));
  await screen.findByRole('heading', { level: 1, name });
  return user;
}

async function group(name: string) {
  return within(await screen.findByRole('region', { name }));
}

test.each(DOORS)(
  'dishes that are bought together are chosen from their promotion, in %s',
  async (_, path) => {
    const user = await openPromotion(path, 'The whole supper');
    const address = location.href;
    expect((await group('Two drinks')).getByText('Choose 2')).toBeTruthy();
    expect((await group('Two drinks')).getByText('0 of 2 in your order')).toBeTruthy();
    expect((await group('A sweet')).getByText('Choose 1')).toBeTruthy();
    expect((await group('A sweet')).getByText('Sold out')).toBeTruthy();
    const select = screen.getByRole<HTMLButtonElement>('button', { name: 'Please select items' });
    expect(select.disabled).toBe(true);

    await user.click((await group('Two drinks')).getByRole('button', { name: 'Add Cider' }));
    expect(await (await group('Two drinks')).findByText('1 of 2 in your order')).toBeTruthy();
    // A look at the dish itself, and back.
    await user.click((await group('Two drinks')).getByRole('link', { name: 'Water' }));
    const water = await screen.findByRole('dialog', { name: 'Water' });
    expect(location.href).toMatch(/[0-9a-f-]{36}$/);
    await user.click(within(water).getByRole('button', { name: /^Add ·/ }));
    await waitFor(() => expect(location.href).toBe(address));
    expect(await screen.findByText('Water added')).toBeTruthy();
    expect((await group('Two drinks')).getByText('2 of 2 in your order')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Please select items' })).toBeTruthy();

    await user.click((await group('A sweet')).getByRole('link', { name: 'Ice' }));
    const ice = await screen.findByRole('dialog', { name: 'Ice' });
    await user.click(within(ice).getByRole('radio', { name: 'Lime' }));
    await user.click(within(ice).getByRole('button', { name: /^Add ·/ }));
    await waitFor(() => expect(location.href).toBe(address));
    expect((await group('A sweet')).getByText('1 of 1 in your order')).toBeTruthy();
    expect(screen.getByText('You save $2.00')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Please select items' })).toBeNull();
    await user.click(await screen.findByRole('link', { name: /View order/ }));
    await screen.findByRole('heading', { level: 1, name: 'Your order' });
  },
);

test('where it has to be taken, that is the one step once all is there', async () => {
  const user = await openPromotion('/v2/treats/order/featured', 'A biscuit with two');
  const counting = 'Eligible items';
  expect(
    (await group(counting)).getAllByRole('link').map(({ textContent }) => textContent),
  ).toEqual(['Cider', 'Water']);
  await user.click((await group(counting)).getByRole('button', { name: 'Add Cider' }));
  await user.click((await group(counting)).getByRole('button', { name: 'Add Cider' }));
  expect(await (await group(counting)).findByText('2 of 2 in your order')).toBeTruthy();
  const take = await screen.findByRole('button', { name: /^Add A biscuit/ });
  expect(screen.queryByRole('link', { name: /View order/ })).toBeNull();
  await user.click(take);
  await user.click(await screen.findByRole('button', { name: 'Biscuit, free' }));
  expect(await screen.findByText('You save $1.00')).toBeTruthy();
  expect(screen.getByRole('link', { name: /View order/ })).toBeTruthy();
});

test('a dish that was opened on its menu leads on as before', async () => {
  const user = await openApp('/logoview?restaurant=treats');
  await user.click(await screen.findByRole('link', { name: 'All day' }));
  await user.click(await screen.findByRole('link', { name: 'Water' }));
  const water = await screen.findByRole('dialog', { name: 'Water' });
  await user.click(within(water).getByRole('button', { name: /^Add ·/ }));
  await waitFor(() => expect(location.pathname).toBe('/menu/addedToOrder'));
});
