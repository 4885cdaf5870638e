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

test('asks where the screen hangs, and names the places that have films', async () => {
  await openWall('/wall');
  const place = await screen.findByRole('link', { name: 'Bistro Odile' });
  expect(place.getAttribute('href')).toMatch(/^\/wall\?location=[0-9a-f-]{36}$/);
});

test('shows the film of its place', async () => {
  await openWall('/wall');
  const place = await screen.findByRole('link', { name: 'Bistro Odile' });
  cleanup();
  await openWall(place.getAttribute('href') ?? '');
  const film = await screen.findByLabelText('Film of Bistro Odile');
  const reply = await fetch(inject('api_url') + String(film.getAttribute('src')));
  expect(reply.headers.get('content-type')).toBe('video/mp4');
});

test('an address that leads nowhere says so', async () => {
  await openWall('/wall/nowhere/else');
  expect(await screen.findByRole('heading', { name: 'There is nothing here' })).toBeTruthy();
});
