import { createApiClient, newIntentKey } from '@comanda/api-client';
import { renderHook } from '@testing-library/react';
import { expect, inject, test, vi } from 'vitest';
import { useSectionFault } from '#shared/section-fault';
import { setAddress } from '../testing/open-kiosk';
import { kioskClient } from './kiosk-client';

/** A server that knows no such section. */
function refuse(): Promise<Response> {
  const problem = { type: 'about:blank', title: 'Not found', status: 404, code: 'not_found' };
  const headers = { 'content-type': 'application/problem+json' };
  return Promise.resolve(new Response(JSON.stringify(problem), { status: 404, headers }));
}

test('a kiosk at which no guest can be seated is out of order', async () => {
  const client = kioskClient(createApiClient({ base_url: 'http://localhost', fetch: refuse }), {
    tableTent: () => null,
    storage: null,
  });
  const { result, rerender } = renderHook(useSectionFault);
  expect(result.current).toBe(false);
  await client.addSectionGuest(
    { restaurant_id: 'any', section_type: 'KIOSK' },
    { key: newIntentKey() },
  );
  rerender();
  expect(result.current).toBe(true);
});

test('the access of a guest also ends where their page was loaded again meanwhile', async () => {
  setAddress('/');
  const base_url = inject('api_url');
  const found = await createApiClient({ base_url }).getRestaurant({ restaurant: 'harbor' });
  if (!found.ok) throw new Error('The restaurant could not be read.');
  let token: string | null = null;
  const guest = createApiClient({ base_url, token: () => token });
  const options = { tableTent: () => null, storage: sessionStorage };
  const { restaurant_id } = found.value.restaurant;
  const opened = await kioskClient(guest, options).addSectionGuest(
    { restaurant_id, section_type: 'TAKEOUT' },
    { key: newIntentKey() },
  );
  if (!opened.ok) throw new Error('The guest was not seated.');
  ({ token } = opened.value);
  const { table_id } = opened.value.table;
  expect((await guest.listTableGuests({ table_id })).ok).toBe(true);

  kioskClient(guest, options).leave();
  await vi.waitFor(async () => expect((await guest.listTableGuests({ table_id })).ok).toBe(false));
  expect(sessionStorage).toHaveLength(0);
});
