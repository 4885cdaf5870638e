import { createApiClient } from '@comanda/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, inject, test, vi } from 'vitest';
import { openKiosk, setAddress } from '../testing/open-kiosk';
import { openSetup, pair, readerRow } from '../testing/steps';

const SELECT = '/terminal/select';
const FIRST = 'Kiosk 2';
const OTHER = 'Pickup shelf';

afterEach(() => vi.restoreAllMocks());

/** Puts a reader beside another kiosk, or all of them back to the counter. */
async function placeElsewhere(label: string | null): Promise<void> {
  setAddress('/');
  const base_url = inject('api_url');
  const anyone = createApiClient({ base_url });
  const read = await anyone.getRestaurant({ restaurant: 'backlot', language: 'en' });
  if (!read.ok) throw new Error('The restaurant could not be read.');
  const { restaurant_id } = read.value.restaurant;
  const signed = await anyone.signInStaff({ restaurant_id, pin: '8225' });
  const setup_code = 'backlot-kiosk-3816';
  const paired = await anyone.pairDevice({ restaurant_id, setup_code, kind: 'kiosk' });
  if (!signed.ok || !paired.ok) throw new Error('Nobody may place a reader.');
  const staff = createApiClient({ base_url, token: () => signed.value.token });
  const listed = await staff.listTerminals({ restaurant_id });
  for (const terminal of listed.ok ? listed.value.terminals : []) {
    const kiosk_id = terminal.label === label ? paired.value.device.device_id : null;
    await staff.placeTerminal({ restaurant_id, terminal_id: terminal.terminal_id, kiosk_id });
  }
}

async function use(user: Awaited<ReturnType<typeof openKiosk>>, label: string): Promise<void> {
  const row = await readerRow(label);
  await user.click(within(row).getByRole('button', { name: 'Use here' }));
}

async function isOwn(label: string): Promise<void> {
  await within(await readerRow(label)).findByText('Stands at this kiosk');
}

test('a reader of another kiosk is taken after a question alone, and the previous one goes back only then', async () => {
  await placeElsewhere(OTHER);
  const user = await openKiosk('/backlot.kiosk');
  await pair(user, 'backlot');
  await user.click(screen.getByRole('button', { name: 'Take away' }));
  await openSetup(user, 'backlot');
  await use(user, FIRST);
  await isOwn(FIRST);
  const placed: unknown[] = [];
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (asked, init) => {
    if (asked instanceof Request && asked.url.endsWith(SELECT))
      placed.push(await asked.clone().json());
    return await send(asked, init);
  });

  await use(user, OTHER);
  const asked = await screen.findByRole('alertdialog', {
    name: `Take ${OTHER} from another kiosk?`,
  });
  await user.click(within(asked).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(placed).toEqual([]);

  await use(user, OTHER);
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Use here' }),
  );
  await isOwn(OTHER);
  await within(await readerRow(FIRST)).findByText('At the counter');
  expect(placed).toMatchObject([{ kiosk_id: expect.any(String) }, { kiosk_id: null }]);
}, 90_000);

test('a reader that cannot be taken leaves the previous one here, and the staff are told why', async () => {
  await placeElsewhere(null);
  const user = await openKiosk('/backlot.kiosk');
  await pair(user, 'backlot');
  await user.click(screen.getByRole('button', { name: 'Take away' }));
  await openSetup(user, 'backlot');
  await use(user, FIRST);
  await isOwn(FIRST);
  const problem = { type: 'about:blank', title: 'Busy', status: 409, code: 'terminal_busy' };
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (asked, init) => {
    const isSelect = asked instanceof Request && asked.url.endsWith(SELECT);
    if (!isSelect) return await send(asked, init);
    const headers = { 'content-type': 'application/problem+json' };
    return new Response(JSON.stringify(problem), { status: 409, headers });
  });
  await use(user, OTHER);
  await screen.findByText('The card reader is busy. Please wait a moment.');
  await isOwn(FIRST);
}, 90_000);
