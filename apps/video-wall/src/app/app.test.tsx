import { createApiClient, unwrap } from '@comanda/api-client';
import { createI18n } from '@comanda/i18n';
import { createQueryClient } from '@comanda/api-client/query-client';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, inject, test } from 'vitest';
import { App } from './app';

/** Nothing listens on this port. */
const NO_SERVER = 'http://127.0.0.1:9';

afterEach(cleanup);

async function openWall(path: string, client = createApiClient({ base_url: inject('api_url') })) {
  const { happyDOM } = window as unknown as { happyDOM: { setURL: (url: string) => void } }; // the test environment's own
  happyDOM.setURL(inject('api_url') + path);
  const i18n = await createI18n({ language: 'en', groups: ['wall'] });
  await act(async () => {
    render(<App client={client} queryClient={createQueryClient()} i18n={i18n} />);
  });
}

test('asks once where the screen hangs, and remembers it', async () => {
  await openWall('/wall');
  const place = await screen.findByRole('button', { name: 'Harbor Burger & Bowl' });
  await act(async () => place.click());
  expect(new URLSearchParams(location.search).get('location')).toMatch(/^[0-9a-f-]{36}$/);
  cleanup();
  await openWall('/tv');
  await screen.findByRole('main', { name: 'Video wall' });
  expect(screen.queryByRole('button', { name: 'Harbor Burger & Bowl' })).toBeNull();
  localStorage.clear();
});

test('an address that leads nowhere says so', async () => {
  await openWall('/wall/nowhere/else');
  expect(await screen.findByRole('heading', { name: 'There is nothing here' })).toBeTruthy();
});

test('a paired screen starts without a server, and knows whose films to play', async () => {
  const base_url = inject('api_url');
  const open = createApiClient({ base_url });
  const { restaurant_id } = unwrap(await open.getRestaurant({ restaurant: 'harbor' })).restaurant;
  const pairing = { restaurant_id, setup_code: 'harbor-kiosk-7264', kind: 'screen' as const };
  const { token } = unwrap(await open.pairDevice(pairing));
  await openWall('/wall', createApiClient({ base_url, token: () => token }));
  await screen.findByRole('main', { name: 'Video wall' });
  cleanup();
  await openWall('/wall', createApiClient({ base_url: NO_SERVER }));
  await screen.findByRole('main', { name: 'Video wall' });
  localStorage.clear();
});
