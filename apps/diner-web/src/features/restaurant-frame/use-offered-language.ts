import type { Restaurant } from '@comanda/contracts';
import { changeLanguage, readPreferredLanguage, resolveLanguage } from '@comanda/i18n';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@comanda/ordering/format';

/** Falls back to what the restaurant speaks where it does not offer the guest's language. */
export function useOfferedLanguage(restaurant: Restaurant): void {
  const { i18n } = useTranslation();
  const language = useLanguage();
  useEffect(() => {
    if (restaurant.active_languages.includes(language)) return;
    const offered = resolveLanguage({
      cookie: readPreferredLanguage(document.cookie),
      accept: navigator.languages,
      active_languages: restaurant.active_languages,
      restaurant_language: restaurant.language,
    });
    changeLanguage(i18n, offered).catch((cause: unknown) => {
      // The texts on screen stay readable; only the language is not the best one.
      reportError(cause);
    });
  }, [i18n, language, restaurant]);
}
