import type { Language } from '@comanda/contracts';
import { LOCALES } from '@comanda/i18n';

/** Why nothing is heard: the device speaks not at all, or not this language. */
export type NoVoice = 'none' | 'language';

type Speech = {
  readonly language: Language;
  /** After the text that is being said, instead of in its place. */
  readonly isNext?: boolean;
  readonly onNoVoice: (why: NoVoice) => void;
};

/** Says a text. */
export function say(text: string, { language, isNext = false, onNoVoice }: Speech): void {
  if (!('speechSynthesis' in window)) return onNoVoice('none');
  if (!isNext) speechSynthesis.cancel();
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = LOCALES[language];
  utterance.addEventListener('error', ({ error }) => {
    if (!STOPPED.has(error)) onNoVoice('none');
  });
  utterance.addEventListener('start', () => {
    // Known by then: the list of voices is empty while a browser reads it.
    const voices = speechSynthesis.getVoices();
    if (!voices.some(({ lang }) => lang.toLowerCase().startsWith(language)))
      onNoVoice(voices.length === 0 ? 'none' : 'language');
  });
  speechSynthesis.speak(utterance);
}

export function hasVoices(): boolean {
  return 'speechSynthesis' in window && speechSynthesis.getVoices().length > 0;
}

export function hush(): void {
  if ('speechSynthesis' in window) speechSynthesis.cancel();
}

/** Another text came in its place. */
const STOPPED: ReadonlySet<string> = new Set(['canceled', 'interrupted']);
