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

test.each(['/v2/harbor/order', '/privacy'])(
  'what a phone keeps is told of a language that is chosen, with the page that is open: %s',
  async (path) => {
    const user = await openApp(path);
    await user.click(await screen.findByRole('button', { name: /English/ }));
    await user.click(await screen.findByRole('radio', { name: 'Français' }));
    const urls = [new URL(path, location.origin).href];
    await waitFor(() => expect(told).toContainEqual({ language: 'fr', is_chosen: true, urls }));
  },
);
