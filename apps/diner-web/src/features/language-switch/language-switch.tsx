import type { Language } from '@comanda/contracts';
import { LANGUAGE_NAMES } from '@comanda/i18n';
import { GlobeIcon, IconButton, RadioRow, Sheet } from '@comanda/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@comanda/ordering/format';

type LanguageSwitchProps = {
  readonly languages: readonly Language[];
  readonly onChoose: (language: Language) => void;
};

/** Two taps from anywhere: the globe, then a language by its own name. The place on the page is kept. */
export function LanguageSwitch({ languages, onChoose }: LanguageSwitchProps) {
  const { t } = useTranslation();
  const current = useLanguage();
  const [isOpen, setOpen] = useState(false);
  if (languages.length < 2) return null;

  function choose(language: Language) {
    setOpen(false);
    onChoose(language);
  }

  return (
    <>
      <IconButton
        label={t('language.current', { language: LANGUAGE_NAMES[current] })}
        icon={<GlobeIcon />}
        onClick={() => setOpen(true)}
      />
      <Sheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('language.choose')}
        closeLabel={t('common.close')}
      >
        {languages.map((language) => (
          <RadioRow
            key={language}
            name="language"
            lang={language}
            label={LANGUAGE_NAMES[language]}
            checked={language === current}
            onChange={() => choose(language)}
          />
        ))}
      </Sheet>
    </>
  );
}
