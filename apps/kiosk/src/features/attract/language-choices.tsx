import { changeLanguage, LANGUAGE_NAMES } from '@comanda/i18n';
import { useLanguage } from '@comanda/i18n/react';
import { useRestaurant } from '@comanda/ordering';
import { useTranslation } from 'react-i18next';
import styles from './choice.module.css';

/** The restaurant's languages side by side, each by its own name. */
export function LanguageChoices() {
  const { t, i18n } = useTranslation();
  const { active_languages } = useRestaurant();
  const current = useLanguage();
  if (active_languages.length < 2) return null;
  return (
    <div className={styles.row} role="group" aria-label={t('language.choose')}>
      {active_languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          className={styles.choice}
          aria-pressed={language === current}
          onClick={() =>
            void changeLanguage(i18n, language).catch((cause: unknown) => reportError(cause))
          }
        >
          {LANGUAGE_NAMES[language]}
        </button>
      ))}
    </div>
  );
}
