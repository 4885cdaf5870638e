import type { Language } from '@comanda/contracts';
import { changeLanguage, LANGUAGE_NAMES } from '@comanda/i18n';
import { useLanguage } from '@comanda/i18n/react';
import { useRestaurant } from '@comanda/ordering';
import { RadioRow, Sheet } from '@comanda/ui';
import { useTranslation } from 'react-i18next';

type KioskLanguageSheetProps = { readonly isOpen: boolean; readonly onClose: () => void };

/** Languages by their own names. The choice holds for this guest and is stored nowhere. */
export function KioskLanguageSheet({ isOpen, onClose }: KioskLanguageSheetProps) {
  const { t, i18n } = useTranslation();
  const { active_languages } = useRestaurant();
  const current = useLanguage();

  function choose(language: Language) {
    onClose();
    changeLanguage(i18n, language).catch((cause: unknown) => reportError(cause));
  }

  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('language.choose')}
      closeLabel={t('common.close')}
    >
      {active_languages.map((language) => (
        <RadioRow
          key={language}
          name="language"
          label={<span lang={language}>{LANGUAGE_NAMES[language]}</span>}
          checked={language === current}
          onChange={() => choose(language)}
        />
      ))}
    </Sheet>
  );
}
