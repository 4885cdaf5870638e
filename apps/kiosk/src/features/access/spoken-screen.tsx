import { useLanguage } from '@comanda/i18n/react';
import { toasts } from '@comanda/web/toasts';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccessMode } from '#shared/access-mode';
import { spokenText } from './spoken-text';
import { useKeypad } from './use-keypad';
import { hush, say } from './voice';

type SpokenScreenProps = {
  /** This device cannot speak: staff are to know. */
  readonly onNoVoice: () => void;
};

/** Reads the screen to a guest who works by keys: what has the focus, and the heading of a new page, which gets it. Draws nothing. */
export function SpokenScreen({ onNoVoice }: SpokenScreenProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { is_spoken } = useAccessMode();
  useKeypad();

  const speak = useEffectEvent((text: string) => {
    if (text === '' || say(text, language)) return;
    toasts.show({ message: t('kiosk.access.no_voice'), tone: 'danger', id: 'no-voice' });
    onNoVoice();
  });
  const onFocus = useEffectEvent(({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    const words = { on: t('kiosk.access.chosen'), off: t('kiosk.access.not_chosen') };
    speak(spokenText(target, words));
  });

  useEffect(() => {
    if (!is_spoken) return;
    speak(`${t('kiosk.access.speaking')} ${t('kiosk.access.keys')}`);
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('focusin', onFocus);
      hush();
    };
    // Said once when it begins, in whatever language that is.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [is_spoken]);
  return null;
}
