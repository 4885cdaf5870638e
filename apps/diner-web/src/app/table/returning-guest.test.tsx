import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openApp } from '../../testing/open-app';

const CLOSED = /session is closed/i;

/** Sits down and chooses a dish that is not sent. What is opened next has no session, as a browser that was shut. */
async function chooseAt(code: string) {
  const user = await openApp(`/table/${code}?restaurant=parlor`);
  await user.click(await screen.findByRole('button', { name: 'New order' }));
  await user.click(await screen.findByRole('link', { name: 'All day' }));
  await user.click(await screen.findByRole('button', { name: /^Add Tea/ }));
  await screen.findByRole('link', { name: /View order/ });
  return user;
}

/** Follows a card and orders, with what was chosen before. */
async function orderOn(code: string): Promise<void> {
  const user = await openApp(`/table/${code}?restaurant=parlor`);
  await user.click(await screen.findByRole('button', { name: 'New order' }));
  await screen.findByRole('link', { name: /View order/ });
}

test('whoever comes back to the same table scans its card and goes on', async () => {
  await chooseAt('DRR2');
  await orderOn('DRR2');
  expect(screen.queryByText(CLOSED)).toBeNull();
});

test('whoever comes back scans the card of another table and goes on there', async () => {
  await chooseAt('STR2');
  await orderOn('STV2');
  expect(screen.queryByText(CLOSED)).toBeNull();
});

test('whoever comes back to type a code is told of no session that they have forgotten', async () => {
  await chooseAt('SHF2');
  await openApp('/table?restaurant=parlor');
  await screen.findByRole('heading', { level: 1, name: 'Your table' });
  expect(screen.queryByText(CLOSED)).toBeNull();
});

test('at a page of the table it is told, and what was chosen waits for the code', async () => {
  await chooseAt('PNK2');
  await openApp('/orders?restaurant=parlor');
  expect(await screen.findByText(CLOSED)).toBeTruthy();
  await screen.findByRole('heading', { level: 1, name: 'Your table' });
  await orderOn('PNK2');
});

describe('on the restaurant’s tablet nothing is left of a guest whose table was closed elsewhere', () => {
  test.each([
    ['a page of the table', 'DRR2', '/menu?restaurant=parlor'],
    ['its card', 'STV2', '/table/STV2?restaurant=parlor'],
    ['what is taken out', 'LMP2', '/v2/parlor/order'],
  ])('once it is loaded at %s', async (_, code, address) => {
    localStorage.setItem('comanda:tablet', 'parlor');
    const user = await chooseAt(code);
    await user.click(screen.getByRole('link', { name: /View order/ }));
    await user.click(await screen.findByRole('button', { name: /Checkout/ }));
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Cleo');
    await waitFor(() => expect(localStorage.getItem('comanda:order:parlor')).toMatch(/Tea.*Cleo/));
    localStorage.setItem('comanda:food-filter', '{"avoided":["milk"],"diets":[]}');

    await openApp(address);
    await waitFor(() => expect(localStorage.getItem('comanda:food-filter')).toBeNull());
    await waitFor(() =>
      expect(localStorage.getItem('comanda:order:parlor')).not.toMatch(/Tea|Cleo/),
    );
  });
});
