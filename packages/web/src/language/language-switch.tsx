import { LANGUAGE_NAMES } from '@comanda/i18n';
import { useLanguage } from '@comanda/i18n/react';
import { GlobeIcon, IconButton } from '@comanda/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { latePart } from '../late/late-part';
import { OptionalPart } from '../late/optional-part';
import type { LanguageChoice } from './language-sheet';

const LanguageSheet = latePart(() => import('./language-sheet').then((m) => m.LanguageSheet));

/** Two taps from anywhere: the globe, then a language by its own name. The place on the page is kept, and the choice remembered. */
export function LanguageSwitch({ languages, prepare }: LanguageChoice) {
  const { t } = useTranslation();
  const current = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  if (languages.length < 2) return null;

  function open() {
    setOpened(true);
    setOpen(true);
  }

  return (
    <>
      <IconButton
        label={t('language.current', { language: LANGUAGE_NAMES[current] })}
        icon={<GlobeIcon />}
        onClick={open}
      />
      <OptionalPart>
        {wasOpened && (
          <LanguageSheet
            isOpen={isOpen}
            languages={languages}
            prepare={prepare}
            current={current}
            onClose={() => setOpen(false)}
          />
        )}
      </OptionalPart>
    </>
  );
}
