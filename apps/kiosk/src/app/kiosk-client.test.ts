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
  }).next();
  const { result, rerender } = renderHook(useSectionFault);
  expect(result.current).toBe(false);
  await client.addSectionGuest(
    { restaurant_id: 'any', section_type: 'KIOSK' },
    { key: newIntentKey() },
  );
  rerender();
  expect(result.current).toBe(true);
});

test('a guest who leaves while the server seats them is ended before the next one is seated', async () => {
  const calls: string[] = [];
  const held: (() => void)[] = [];
  /** A server that takes its time to seat the first guest. */
  async function answer(input: RequestInfo | URL): Promise<Response> {
    const { url } = new Request(input);
    const name = url.slice(url.lastIndexOf('/') + 1);
    const nth = calls.filter((each) => each.startsWith(name)).length + 1;
    calls.push(`${name} ${nth}`);
    if (name === 'addGuest' && nth === 1)
      await new Promise<void>((resolve) => void held.push(resolve));
    return Response.json({ table: { table_session_id: `session ${nth}` } });
  }
  const guests = kioskClient(createApiClient({ base_url: 'http://localhost', fetch: answer }), {
    tableTent: () => null,
    storage: null,
  });
  const section = { restaurant_id: 'any', section_type: 'KIOSK' } as const;
  const first = guests.next();
  const seating = first.addSectionGuest(section, { key: newIntentKey() });
  await vi.waitFor(() => expect(calls).toEqual(['addGuest 1']));
  first.leave();
  const next = guests.next().addSectionGuest(section, { key: newIntentKey() });
  for (const seat of held) seat();
  await Promise.all([seating, next]);
  expect(calls).toEqual(['addGuest 1', 'leave 1', 'addGuest 2']);

  const again = await first.addSectionGuest(section, { key: newIntentKey() });
  expect(again.ok).toBe(false);
  expect(calls).toHaveLength(3);
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
  const opened = await kioskClient(guest, options)
    .next()
    .addSectionGuest({ restaurant_id, section_type: 'TAKEOUT' }, { key: newIntentKey() });
  if (!opened.ok) throw new Error('The guest was not seated.');
  ({ token } = opened.value);
  const { table_id } = opened.value.table;
  expect((await guest.listTableGuests({ table_id })).ok).toBe(true);

  kioskClient(guest, options).next().leave();
  await vi.waitFor(async () => expect((await guest.listTableGuests({ table_id })).ok).toBe(false));
  expect(sessionStorage).toHaveLength(0);
});
