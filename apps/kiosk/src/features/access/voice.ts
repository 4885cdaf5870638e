import type { Language } from '@comanda/contracts';
import { LOCALES } from '@comanda/i18n';

/** Says a text in the place of what is being said. Returns false where the device has no voice. */
export function say(text: string, language: Language): boolean {
  if (!('speechSynthesis' in window)) return false;
  speechSynthesis.cancel();
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = LOCALES[language];
  speechSynthesis.speak(utterance);
  return true;
}

export function hush(): void {
  if ('speechSynthesis' in window) speechSynthesis.cancel();
}
