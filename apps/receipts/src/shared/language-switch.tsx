import type { Language } from '@comanda/contracts';
import { changeLanguage, LANGUAGE_NAMES, writePreferredLanguage } from '@comanda/i18n';
import { useLanguage } from '@comanda/ordering/format';
import { GlobeIcon, IconButton, RadioRow, Sheet } from '@comanda/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from './toasts';

type LanguageSwitchProps = {
  readonly languages: readonly Language[];
  readonly className?: string | undefined;
};

/** Two taps: the globe, then a language by its own name. The choice is remembered. */
export function LanguageSwitch({ languages, className }: LanguageSwitchProps) {
  const { t, i18n } = useTranslation();
  const current = useLanguage();
  const [isOpen, setOpen] = useState(false);
  if (languages.length < 2) return null;

  async function choose(language: Language) {
    setOpen(false);
    try {
      await changeLanguage(i18n, language);
      writePreferredLanguage(language);
    } catch {
      toasts.show({ message: t('page.offline.banner'), tone: 'danger' });
    }
  }

  return (
    <>
      <IconButton
        className={className ?? ''}
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
            label={<span lang={language}>{LANGUAGE_NAMES[language]}</span>}
            checked={language === current}
            onChange={() => void choose(language)}
          />
        ))}
      </Sheet>
    </>
  );
}
