import type { Language } from '@comanda/contracts';
import { changeLanguage, writePreferredLanguage } from '@comanda/i18n';
import { useRestaurant } from '@comanda/ordering';
import { useTranslation } from 'react-i18next';
import { LanguageSwitch } from '#features/language-switch/language-switch';
import { toasts } from '#shared/toasts';

/** The language switch of a restaurant's pages; the choice is remembered. */
export function LanguageAction() {
  const { t, i18n } = useTranslation();
  const { active_languages } = useRestaurant();

  async function choose(language: Language) {
    try {
      await changeLanguage(i18n, language);
      writePreferredLanguage(language);
    } catch {
      toasts.show({ message: t('page.offline.banner'), tone: 'danger' });
    }
  }

  return (
    <LanguageSwitch languages={active_languages} onChoose={(language) => void choose(language)} />
  );
}
