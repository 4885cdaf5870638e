import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useFoodFilter } from '@comanda/ordering/food-filter';
import { useLanguage } from '@comanda/i18n/react';
import { changeLanguage } from '@comanda/i18n';
import { useTranslation } from 'react-i18next';
import { afterEach, expect, test, vi } from 'vitest';
import { InRestaurant, STORY_RESTAURANT } from '@comanda/ordering-ui/testing';
import { rememberLanguage } from '@comanda/web/language';
import { Listener } from './listener';

const HOTEL = 'https://hotel.example';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the page around hears that a reset is done once nothing is left of what a guest said', async () => {
  const heard: string[] = [];
  const around = { postMessage: ({ type }: { type: string }) => void heard.push(type) };
  vi.stubGlobal('parent', around);
  await act(async () => {
    render(
      <InRestaurant restaurant={{ ...STORY_RESTAURANT, embed_origin: HOTEL }}>
        <Listener />
        <Guest />
      </InRestaurant>,
    );
  });
  await waitFor(() => expect(heard).toEqual(['connected']));
  await act(async () => (await screen.findByRole('button', { name: 'en 0' })).click());
  await screen.findByRole('button', { name: 'fr 1' });

  const asked = { data: { type: 'startReset' }, source: around, origin: HOTEL };
  await act(async () => void dispatchEvent(Object.assign(new Event('message'), asked)));
  await waitFor(() => expect(heard).toEqual(['connected', 'resetFinished']));
  expect(await screen.findByRole('button', { name: 'en 0' })).toBeTruthy();
  expect(localStorage.getItem('comanda:food-filter')).toBeNull();
  expect(document.cookie).not.toContain('preferred-language');
});

/** Eats no milk, and speaks French. */
function Guest() {
  const { i18n } = useTranslation();
  const language = useLanguage();
  const { count, toggleAllergen } = useFoodFilter();
  async function say() {
    toggleAllergen('milk');
    rememberLanguage('fr');
    await changeLanguage(i18n, 'fr');
  }
  return (
    <button onClick={() => void say()}>
      {language} {count}
    </button>
  );
}
