import type { Restaurant } from '@comanda/contracts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchPart } from '../late';
import { useLanguage } from '@comanda/i18n/react';

/** The languages of a restaurant. */
export type Spoken = Pick<Restaurant, 'active_languages' | 'language'>;

/** Whether the application began in a language that nobody asked for. */
export const greeting = { is_guess: false };

/**
 * Falls back to what the restaurant speaks where it does not offer the guest's language, or the guest has none of ours.
 * Does nothing until the restaurant is there.
 */
export function useOfferedLanguage(restaurant: Spoken | undefined): void {
  const { i18n } = useTranslation();
  const language = useLanguage();
  useEffect(() => {
    if (restaurant === undefined) return;
    if (!greeting.is_guess && restaurant.active_languages.includes(language)) return;
    greeting.is_guess = false;
    fetchPart(() => import('./speak-offered'))
      .then(({ speakOffered }) => speakOffered(i18n, restaurant))
      .catch((cause: unknown) => {
        // The texts on screen stay readable; only the language is not the best one.
        reportError(cause);
      });
  }, [i18n, language, restaurant]);
}
