import type { Language } from '@comanda/contracts';
import { forgetPreferredLanguage, writePreferredLanguage } from '@comanda/i18n';

/** Keeps the language that a guest chose for later visits. */
export function rememberLanguage(language: Language): void {
  writePreferredLanguage(language);
  tellWorker(language);
}

/** Knows of no choice any more; this is what is spoken instead. */
export function forgetLanguage(language: Language): void {
  forgetPreferredLanguage();
  tellWorker(language);
}

/** Also for visits without a network: pages are kept in one language. */
function tellWorker(language: Language): void {
  if (!('serviceWorker' in navigator)) return;
  const told = { urls: [location.href], language, is_chosen: true };
  navigator.serviceWorker.controller?.postMessage(told);
}
