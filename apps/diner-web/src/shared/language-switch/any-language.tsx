import { LANGUAGES, type Language } from '@comanda/contracts';
import { changeLanguage } from '@comanda/i18n';
import { useTranslation } from 'react-i18next';
import { rememberLanguage } from '../remember-language';
import { toasts } from '../toasts';
import { LanguageSwitch } from './language-switch';

/** The language switch of what belongs to no restaurant, so that it is there in every language; the choice is remembered. */
export function AnyLanguage() {
  const { t, i18n } = useTranslation();

  async function choose(language: Language) {
    try {
      await changeLanguage(i18n, language);
      rememberLanguage(language);
    } catch {
      toasts.show({ message: t('page.offline.banner'), tone: 'danger' });
    }
  }

  return <LanguageSwitch languages={LANGUAGES} onChoose={(language) => void choose(language)} />;
}
