import type { Language } from '@comanda/contracts';
import { writePreferredLanguage } from '@comanda/i18n';

/** Keeps the language that a guest chose for later visits, also for those without a network: pages are kept in one language. */
export function rememberLanguage(language: Language): void {
  writePreferredLanguage(language);
  if (!('serviceWorker' in navigator)) return;
  const told = { urls: [location.href], language, is_chosen: true };
  navigator.serviceWorker.controller?.postMessage(told);
}
