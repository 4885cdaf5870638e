import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openApp } from '../../testing/open-app';

beforeEach(() => localStorage.setItem('comanda:restaurant', 'odile'));

/** As the browser comes to an address without loading the page anew: the session of this test lives in the page. */
async function comeBackTo(path: string): Promise<void> {
  await act(async () => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  });
}

test.each([
  ['Nuvei', '/v2/odile/nuveiConfirmation'],
  ['Bambora', '/v2/odile/payBambora/after?payment_intent_id=nobody-knows'],
])('who paid a share comes back from %s to the bill of the table', async (from, address) => {
  const user = await openApp('/table/T3RS?restaurant=odile');
  await screen.findByRole('heading', { level: 1, name: 'Who is ordering?' });
  await comeBackTo('/addguest?restaurant=odile');
  await user.type(await screen.findByRole('textbox'), `Ada of ${from}`);
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await screen.findByRole('heading', { level: 1, name: /^Welcome, Ada/ });

  await comeBackTo(address);
  expect(await screen.findByRole('heading', { level: 1, name: 'Pay the bill' })).toBeTruthy();
  expect(location.pathname + location.search).toBe('/order/pay?restaurant=odile');
});
