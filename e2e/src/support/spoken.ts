import type { Texts } from './texts';

/** Languages of the pictures, each as a browser names it. */
export const LOCALES = { en: 'en-US', fr: 'fr-CA', es: 'es-MX', pt: 'pt-BR' } as const;

/** The language of a picture: what the browser asks for, and the words that are then shown. */
export type Spoken = { readonly locale: string; readonly texts: Texts };
