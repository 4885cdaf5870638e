import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openKiosk } from '../testing/open-kiosk';
import { placeReaders } from '../testing/place-readers';
import { openSetup, pair, readerRow } from '../testing/steps';

const SELECT = '/terminal/select';
const FIRST = 'Kiosk 2';
const OTHER = 'Pickup shelf';

afterEach(() => vi.restoreAllMocks());

async function use(user: Awaited<ReturnType<typeof openKiosk>>, label: string): Promise<void> {
  const row = await readerRow(label);
  await user.click(within(row).getByRole('button', { name: 'Use here' }));
}

async function isOwn(label: string): Promise<void> {
  await within(await readerRow(label)).findByText('Stands at this kiosk');
}

test('a reader of another kiosk is taken after a question alone, and the previous one goes back only then', async () => {
  await placeReaders(OTHER);
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
  await placeReaders(null);
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
