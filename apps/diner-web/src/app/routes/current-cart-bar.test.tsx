import { addTexts, createI18n } from '@comanda/i18n';
import { useOrdering } from '@comanda/ordering';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test, vi } from 'vitest';
import { InRestaurant, STORY_ORDER } from '@comanda/ordering-ui/testing';
import { CurrentCartBar } from './current-cart-bar';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

/** The page of a guest who has placed an order. */
function AfterAnOrder() {
  const { store } = useOrdering();
  const { guest_id, order_id, order_number } = STORY_ORDER;
  useState(() => store.setState({ flow: { stage: 'placed', guest_id, order_id, order_number } }));
  return (
    <>
      <h1>Menu</h1>
      <CurrentCartBar />
    </>
  );
}

test('a menu is there although what its order bar says cannot be had', async () => {
  // The service answers, and the document was loaded anew for it before.
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json({})));
  // React reports errors in a part of a page after rendering the page without it.
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  sessionStorage.setItem('comanda:reloaded_at', String(Date.now()));
  const gone = new Error('The texts are gone.');
  const missing = vi.fn(() => Promise.reject(gone));
  const i18n = await createI18n({ language: 'en', groups: [], load: missing });
  await expect(addTexts(i18n, 'browsing')).rejects.toThrow('gone');
  await act(async () => {
    render(
      <InRestaurant>
        <I18nextProvider i18n={i18n}>
          <AfterAnOrder />
        </I18nextProvider>
      </InRestaurant>,
    );
  });
  await waitFor(() => expect(missing).toHaveBeenCalledWith('en', 'checkout'));
  await waitFor(() => expect(told.mock.calls.flat()).toContain(gone));
  expect(screen.getByRole('heading', { name: 'Menu' })).toBeTruthy();
});
