import { useLanguage } from '@comanda/i18n/react';
import { toasts } from '@comanda/web/toasts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccessMode } from '#shared/access-mode';
import { liveTexts } from './live-texts';
import { spokenText } from './spoken-text';
import { textOf } from './text-of';
import { useKeypad } from './use-keypad';
import { hasVoices, hush, type NoVoice, say } from './voice';

/** A browser reads its voices when it is first asked to speak. */
const VOICES_READ_WITHIN_MS = 3000;

type SpokenScreenProps = {
  /** This device cannot speak, or not this language: staff are to know. */
  readonly onNoVoice: (detail: string) => void;
};

/** Reads the screen to a guest who works by keys: the focused element, the name of a dialog that opens, and messages. Draws nothing. */
export function SpokenScreen({ onNoVoice }: SpokenScreenProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { is_spoken } = useAccessMode();
  const said = useRef('');
  const reported = useRef(new Set<string>());
  useKeypad();

  const onSilence = useEffectEvent((why: NoVoice) => {
    const detail = why === 'none' ? 'No speech synthesis.' : `No voice for ${language}.`;
    if (reported.current.has(detail)) return;
    reported.current.add(detail);
    if (why === 'none')
      toasts.show({ message: t('kiosk.access.no_voice'), tone: 'danger', id: 'no-voice' });
    onNoVoice(detail);
  });
  const speak = useEffectEvent((text: string, isNext = false) => {
    // The heading that has the focus now may be in a live region as well.
    if (text === '' || (isNext && said.current.startsWith(text))) return;
    said.current = text;
    say(text, { language, isNext, onNoVoice: (why) => onSilence(why) });
  });
  const onFocus = useEffectEvent(({ target, relatedTarget }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    const words = { on: t('kiosk.access.chosen'), off: t('kiosk.access.not_chosen') };
    const text = spokenText(target, words);
    const dialog = target.closest('dialog');
    const isEntered =
      dialog !== null && !(relatedTarget instanceof Node && dialog.contains(relatedTarget));
    const title = isEntered ? titleOf(dialog) : '';
    speak(title === '' || title === text ? text : `${title}. ${text}`);
  });

  useEffect(() => {
    if (!is_spoken) return;
    speak(`${t('kiosk.access.speaking')} ${t('kiosk.access.keys')}`);
    const observer = new MutationObserver((changes) => {
      for (const text of liveTexts(changes)) speak(text, true);
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    document.addEventListener('focusin', onFocus);
    const timer = setTimeout(() => {
      if (!hasVoices()) onSilence('none');
    }, VOICES_READ_WITHIN_MS);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('focusin', onFocus);
      hush();
    };
    // Said once when it begins, in whatever language that is.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [is_spoken]);
  return null;
}

function titleOf(dialog: HTMLElement): string {
  const title = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '');
  return title ? textOf(title) : (dialog.getAttribute('aria-label') ?? '');
}
