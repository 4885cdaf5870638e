import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../../testing/open-app';

test('where there is one menu the list of menus leads on to it, and back past the list', async () => {
  const user = await openApp('/logoview?restaurant=van');
  await screen.findByRole('heading', { level: 1 });
  await act(async () => {
    history.pushState({ idx: 1 }, '', '/menu?restaurant=van');
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'All day' })).toBeTruthy();
  expect(location.pathname).toBe('/oneMenu');
  await user.click(screen.getByRole('link', { name: 'Back' }));
  await waitFor(() => expect(location.pathname).toBe('/logoview'));
});

test('where there are several they are listed', async () => {
  await openApp('/menu?restaurant=odile');
  expect(await screen.findByRole('heading', { level: 1, name: 'Menus' })).toBeTruthy();
  expect(location.pathname).toBe('/menu');
});
