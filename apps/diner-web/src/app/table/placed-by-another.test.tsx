import { act, screen, waitFor } from '@testing-library/react';
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

test('a guest at a table does not wait for what another one ordered on this phone before', async () => {
  const flow = { stage: 'placed', guest_id: crypto.randomUUID(), order_id: crypto.randomUUID() };
  localStorage.setItem('comanda:progress:odile', JSON.stringify({ version: 1, flow }));
  const user = await openApp('/table/Y2PL?restaurant=odile');
  await screen.findByRole('heading', { level: 1, name: 'Who is ordering?' });
  await comeBackTo('/addguest?restaurant=odile');
  await user.type(await screen.findByRole('textbox'), 'Ada');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await screen.findByRole('heading', { level: 1, name: /^Welcome, Ada/ });
  await comeBackTo('/orderComplete?restaurant=odile');
  await screen.findByRole('heading', { level: 1, name: 'Thank you, Ada!' });
  // Until the table's orders are read every guest waits; with somebody else's in mind it would never end.
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Almost there' })).toBeNull());
});
