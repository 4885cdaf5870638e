import { useRestaurant } from '@comanda/ordering';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import { afterEach, expect, test, vi } from 'vitest';
import { InRestaurant } from '../testing/in-restaurant';
import { STORY_RESTAURANT } from '../testing/story-restaurant';
import { greeting, useOfferedLanguage } from '@comanda/web/language';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Page() {
  const { t, i18n } = useTranslation();
  useOfferedLanguage(useRestaurant());
  return (
    <>
      <p>{t('common.retry')}</p>
      <button type="button" onClick={() => void i18n.changeLanguage('en')}>
        English
      </button>
    </>
  );
}

test('whoever speaks none of our languages is greeted in the restaurant’s own, and may choose another', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE']);
  greeting.is_guess = true;
  await act(async () => {
    render(
      <InRestaurant
        restaurant={{ ...STORY_RESTAURANT, language: 'fr', active_languages: ['en', 'fr'] }}
      >
        <Page />
      </InRestaurant>,
    );
  });
  expect(await screen.findByText('Réessayer')).toBeTruthy();
  // Also where no cookie is kept.
  await act(async () => screen.getByRole('button', { name: 'English' }).click());
  expect(await screen.findByText('Try again')).toBeTruthy();
  await act(async () => undefined);
  expect(screen.queryByText('Réessayer')).toBeNull();
});
