import { changeLanguage, readPreferredLanguage, resolveLanguage } from '@comanda/i18n';
import type { i18n as I18n } from 'i18next';
import type { Spoken } from './use-offered-language';

/** Goes on in the language that the restaurant offers and the guest likes best. */
export function speakOffered(i18n: I18n, restaurant: Spoken): Promise<void> {
  const offered = resolveLanguage({
    cookie: readPreferredLanguage(document.cookie),
    accept: navigator.languages,
    active_languages: restaurant.active_languages,
    restaurant_language: restaurant.language,
  });
  return changeLanguage(i18n, offered);
}
