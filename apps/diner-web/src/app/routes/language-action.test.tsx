import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openApp } from '../../testing/open-app';

const told: object[] = [];
const controller = { postMessage: (message: object) => told.push(message) };

Object.defineProperty(navigator, 'serviceWorker', {
  configurable: true,
  value: { controller },
});

afterEach(() => {
  // oxlint-disable-next-line unicorn/no-document-cookie -- as the application writes it
  document.cookie = 'preferred-language=; Max-Age=0; Path=/';
});

test('what a phone keeps is told of a language that is chosen, with the page that is open', async () => {
  const user = await openApp('/v2/harbor/order');
  await user.click(await screen.findByRole('button', { name: /English/ }));
  await user.click(await screen.findByRole('radio', { name: 'Français' }));
  await waitFor(() =>
    expect(told).toContainEqual({
      language: 'fr',
      is_chosen: true,
      urls: [expect.stringMatching(/\/v2\/harbor\/order$/u)],
    }),
  );
});
