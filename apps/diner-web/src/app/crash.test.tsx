import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openApp } from '../testing/open-app';

afterEach(() => vi.restoreAllMocks());

/** The network answers a path with what no server of ours would send. */
function answer(path: string, body: unknown) {
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    return url.includes(path) ? Promise.resolve(Response.json(body)) : send(input, init);
  });
}

test.each([
  ['above every restaurant', '/', '/api/restaurants/list', { restaurants: [null] }],
  [
    'inside a restaurant',
    '/v2/harbor/order',
    '/api/restaurant/harbor',
    { restaurant: { theme: { primary: '#1f6f54' } } },
  ],
])(
  'what breaks %s ends in a page that says so and offers a fresh one',
  async (_, at, path, body) => {
    answer(path, body);
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    const user = await openApp(at);
    expect(
      await screen.findByRole('heading', { name: 'Sorry, something went wrong' }),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(reload).toHaveBeenCalledTimes(1);
  },
);
