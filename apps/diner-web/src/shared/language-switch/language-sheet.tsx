import type { Language } from '@comanda/contracts';
import { LANGUAGE_NAMES } from '@comanda/i18n';
import { RadioRow, Sheet } from '@comanda/ui';
import { useTranslation } from 'react-i18next';

type LanguageSheetProps = {
  readonly isOpen: boolean;
  readonly languages: readonly Language[];
  readonly current: Language;
  readonly onClose: () => void;
  readonly onChoose: (language: Language) => void;
};

/** The languages of a restaurant, each by its own name. */
export function LanguageSheet({
  isOpen,
  languages,
  current,
  onClose,
  onChoose,
}: LanguageSheetProps) {
  const { t } = useTranslation();
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('language.choose')}
      closeLabel={t('common.close')}
    >
      {languages.map((language) => (
        <RadioRow
          key={language}
          name="language"
          label={<span lang={language}>{LANGUAGE_NAMES[language]}</span>}
          checked={language === current}
          onChange={() => onChoose(language)}
        />
      ))}
    </Sheet>
  );
}
