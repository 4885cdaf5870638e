import type { Language } from '@comanda/contracts';
import { useTranslation } from 'react-i18next';

/** The language on screen. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  // Set through createI18n and changeLanguage only, which take nothing else.
  return i18n.language as Language;
}
