import type { Language } from '@comanda/contracts';
import { changeLanguage, LANGUAGE_NAMES } from '@comanda/i18n';
import { RadioRow, Sheet } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { keepPlace } from '../page/keep-place';
import { rememberLanguage } from './remember-language';
import { toasts } from '../toasts/toasts';

export type LanguageChoice = {
  readonly languages: readonly Language[];
  /** Fetches what the page shows besides texts; rejects when it cannot be had. */
  readonly prepare?: ((language: Language) => Promise<unknown>) | undefined;
};

type LanguageSheetProps = LanguageChoice & {
  readonly isOpen: boolean;
  readonly current: Language;
  readonly onClose: () => void;
};

/** Languages to choose from, each by its own name. */
export function LanguageSheet(props: LanguageSheetProps) {
  const { isOpen, languages, prepare, current, onClose } = props;
  const { t, i18n } = useTranslation();

  async function choose(language: Language) {
    onClose();
    try {
      await prepare?.(language);
      const restorePlace = keepPlace();
      await changeLanguage(i18n, language);
      restorePlace();
      rememberLanguage(language);
    } catch {
      toasts.show({ message: t('page.offline.banner'), tone: 'danger' });
    }
  }

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
          onChange={() => void choose(language)}
        />
      ))}
    </Sheet>
  );
}
