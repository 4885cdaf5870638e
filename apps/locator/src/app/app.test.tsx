import { readFile } from 'node:fs/promises';
import { createApiClient } from '@comanda/api-client';
import { createI18n } from '@comanda/i18n';
import { createQueryClient } from '@comanda/api-client/query-client';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, inject, test, vi } from 'vitest';
import { App } from './app';

const OTTAWA = 'near=Ottawa&at=45.4215,-75.6972';
const NOON = new Date('2026-11-16T17:00:00Z');

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

async function openLocator(search = '', fetch = globalThis.fetch) {
  const { happyDOM } = window as unknown as { happyDOM: { setURL: (url: string) => void } }; // the test environment's own
  happyDOM.setURL(`${inject('api_url')}/gklocations${search && `?${search}`}`);
  const i18n = await createI18n({ language: 'en', groups: ['locator'] });
  const client = createApiClient({ base_url: inject('api_url'), fetch });
  await act(async () => {
    render(
      <App
        client={client}
        queryClient={createQueryClient()}
        i18n={i18n}
        clock={{ now: () => NOON }}
      />,
    );
  });
}

/** A Canadian browser, whose device answers where it is, or why not, when the test says so. */
function stubPosition() {
  let answer: { found: PositionCallback; failed: PositionErrorCallback } | undefined;
  vi.stubGlobal('navigator', {
    language: 'en-CA',
    languages: ['en-CA'],
    onLine: true,
    geolocation: {
      getCurrentPosition(found: PositionCallback, failed: PositionErrorCallback) {
        answer = { found, failed };
      },
    },
  });
  return {
    fail: (code: number) => act(async () => answer?.failed({ code } as GeolocationPositionError)), // what of it is read
    find: (latitude: number, longitude: number) =>
      act(
        async () => answer?.found({ coords: { latitude, longitude } } as GeolocationPosition), // what of it is read
      ),
  };
}

async function names(): Promise<string[]> {
  const list = await screen.findByRole('region', { name: 'Restaurants' });
  return within(list)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
}

test('the list is whole before anybody searches: hours, address, ways to order and to go there', async () => {
  await openLocator();
  expect(await names()).toEqual([
    'Backlot Kitchens, Danforth',
    'Backlot Kitchens, Liberty Village',
    'Backlot Kitchens, Yorkville',
  ]);
  const order = screen.getByRole('link', { name: /order .*danforth/i });
  expect(order.getAttribute('href')).toBe('/backlot-danforth');
  expect(order.getAttribute('target')).toBe('_blank');
  expect(screen.getByText('741 Viaduct Square, Toronto, ON M4J 1L4')).toBeTruthy();
  expect(screen.getByRole('link', { name: /call .*danforth/i })).toBeTruthy();
});

test('a postal code typed and entered leads to the nearest, which is chosen by itself', async () => {
  stubPosition();
  await openLocator();
  await names();
  const user = userEvent.setup();
  await user.type(screen.getByRole('searchbox'), 'M6K 3P6{Enter}');
  await screen.findByText('0.00 km');
  expect((await names())[0]).toBe('Backlot Kitchens, Liberty Village');
  expect(
    screen.getByRole('button', { name: 'Backlot Kitchens, Liberty Village', pressed: true }),
  ).toBeTruthy();
  expect(location.search).toContain('near=M6K');
});

test('delivery lists those that deliver, and is in the address', async () => {
  await openLocator();
  await names();
  await userEvent.setup().click(screen.getByRole('radio', { name: 'Delivery' }));
  await expect.poll(() => location.search).toContain('service=delivery');
  expect(await names()).toHaveLength(3);
});

test('where nobody delivers, delivery cannot be chosen, and a note says so', async () => {
  await openLocator('', async (request) => {
    const reply = await fetch(request);
    if (!reply.url.includes('/restaurants/nearby')) return reply;
    return Response.json({ ...(await reply.json()), offers_delivery: false });
  });
  await names();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Delivery' }).disabled).toBe(true);
  expect(screen.getByText('None of these restaurants delivers.')).toBeTruthy();
});

test('an address that is nowhere is told', async () => {
  await openLocator();
  await names();
  await userEvent.setup().type(screen.getByRole('searchbox'), 'Xqzzyw{Enter}');
  expect(await screen.findByText('No address found.')).toBeTruthy();
});

test('where nothing is near, the nearest one is named, and one tap widens the search to it', async () => {
  stubPosition();
  await openLocator(OTTAWA);
  expect(await screen.findByText('Sorry, no restaurant found')).toBeTruthy();
  expect(screen.getByText(/^The nearest one is 3\d\d\.\d\d km away:$/)).toBeTruthy();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Search within 400 km' }));
  await screen.findByText('3 restaurants');
  expect(location.search).toContain('radius=400');
});

describe('the device’s position', () => {
  test.each([
    [1, 'User denied the request to use location.'],
    [2, 'Location information is unavailable.'],
    [3, 'The request to get user location timed out.'],
    [9, 'An unknown error occurred.'],
  ])('fault %i is told in words', async (code, text) => {
    const position = stubPosition();
    await openLocator();
    await names();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Use my location' }));
    await position.fail(code);
    expect(await screen.findByText(text)).toBeTruthy();
  });

  test('loses against what is typed, also when it comes later, and stays out of the address', async () => {
    const position = stubPosition();
    await openLocator();
    await names();
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Use my location' }));
    await user.type(screen.getByRole('searchbox'), 'M4J{Enter}');
    await screen.findByText('0.00 km');
    await position.find(43.6712, -79.391);
    expect((await names())[0]).toBe('Backlot Kitchens, Danforth');
    await user.click(screen.getByRole('button', { name: 'Use my location' }));
    await position.find(43.6712, -79.391);
    await expect.poll(async () => (await names())[0]).toBe('Backlot Kitchens, Yorkville');
    expect(location.search).toBe('');
  });
});

test('a tap from before the page was live is kept by its document, and made once it is', async () => {
  expect(await readFile('index.html', 'utf8')).toContain('drawn-page/early-taps.js');
  const early = document.createElement('button');
  document.body.append(early);
  const onClick = vi.fn();
  early.addEventListener('click', onClick);
  globalThis.__comanda_taps = { tapped: [early], stop: () => undefined };
  await openLocator();
  expect(onClick).toHaveBeenCalledOnce();
  early.remove();
});
