import { sitDown } from '@comanda/testing/sit-down';
import { screen, waitFor } from '@testing-library/react';
import { expect, inject, test } from 'vitest';
import { onNewDevice } from '../../testing/new-device';
import { openStaffApp } from '../../testing/open-staff-app';
import { COUNTER_PIN, signIn } from '../../testing/sign-in';
import { CLOSE_AFTER_MS } from './use-open-calls';

onNewDevice();

async function openCalls(local_id: string, name: string, request: string) {
  const guest = await sitDown({
    base_url: inject('api_url'),
    restaurant: 'pier',
    local_id,
    name,
  });
  await guest.callWaiter(request);
  const app = await openStaffApp('/staff/calls?restaurant=pier');
  const user = await signIn(COUNTER_PIN);
  await screen.findByText(request);
  return { ...app, user };
}

function done(table: string) {
  return screen.findByRole('button', { name: `Done ${table}` });
}

test('a call that is done leaves the list, comes back when that is undone, and is closed when the page is left', async () => {
  const { user } = await openCalls('P7R2', 'Dora', 'Two spoons');
  await user.click(await done('Table 1'));
  expect(screen.queryByText('Two spoons')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('Two spoons');
  await user.click(await done('Table 1'));
  await user.click(screen.getByRole('link', { name: /^Board/u }));
  await screen.findByRole('heading', { name: 'Order board' });
  await user.click(screen.getByRole('link', { name: /^Calls/u }));
  await waitFor(() => expect(screen.queryByText('Two spoons')).toBeNull());
});

test('a call that the server does not close is back on the list', async () => {
  const { user, setOnline } = await openCalls('P7R5', 'Emil', 'The bill, please');
  setOnline(false);
  await user.click(await done('Table 4'));
  expect(screen.queryByText('The bill, please')).toBeNull();
  await screen.findByText('The bill, please', {}, { timeout: 3 * CLOSE_AFTER_MS });
});
