import type { Receipt } from '@comanda/contracts';
import { changeLanguage, readPreferredLanguage, resolveLanguage } from '@comanda/i18n';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

type Spoken = Pick<Receipt['restaurant'], 'active_languages' | 'language'>;

/** Goes on in the language that the restaurant offers and the guest likes best; true once that is spoken, or cannot be had. */
export function useOfferedLanguage(restaurant: Spoken | undefined): boolean {
  const { i18n } = useTranslation();
  const [isSettled, setSettled] = useState(false);
  const offered =
    restaurant &&
    resolveLanguage({
      cookie: readPreferredLanguage(document.cookie),
      accept: navigator.languages,
      active_languages: restaurant.active_languages,
      restaurant_language: restaurant.language,
    });
  useEffect(() => {
    // Once: what is chosen on the page then is spoken, also where no cookie is kept.
    if (!offered || isSettled) return;
    changeLanguage(i18n, offered)
      .catch(() => undefined)
      .finally(() => setSettled(true));
  }, [i18n, offered, isSettled]);
  return isSettled;
}
