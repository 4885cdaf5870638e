import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { pt } from './pt';

export type Locale = 'en' | 'es' | 'fr' | 'pt';
export type Texts = typeof en;

const TEXTS: Readonly<Record<Locale, Texts>> = { en, es, fr, pt };

export function textsFor(locale: Locale): Texts {
  return TEXTS[locale];
}

/** The nearest language that we speak to what was asked for (`fr-CA`, `pt-BR`, `auto`). */
export function nearestLocale(wanted: string | undefined): Locale {
  const tag = wanted === undefined || wanted === 'auto' ? navigator.language : wanted;
  const language = tag.slice(0, 2).toLowerCase();
  return language === 'es' || language === 'fr' || language === 'pt' ? language : 'en';
}
