import { createApiClient } from '@comanda/api-client';
import { createI18n } from '@comanda/i18n';
import { createQueryClient } from '@comanda/api-client/query-client';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, inject, test } from 'vitest';
import { App } from './app';

afterEach(cleanup);

async function openWall(path: string) {
  const { happyDOM } = window as unknown as { happyDOM: { setURL: (url: string) => void } }; // the test environment's own
  happyDOM.setURL(inject('api_url') + path);
  const i18n = await createI18n({ language: 'en', groups: ['wall'] });
  const client = createApiClient({ base_url: inject('api_url') });
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
