/// <reference types="vite/types/importMeta.d.ts" />
import type { Language } from '@comanda/contracts';
import type { TextGroup, Texts } from './texts';

/** Fetches a group of texts in one language. */
export type LoadTexts = (language: Language, group: TextGroup) => Promise<Partial<Texts>>;

/** Loads a group of texts as a chunk of its own, so that a guest downloads one language only. */
export async function loadTexts(language: Language, group: TextGroup): Promise<Partial<Texts>> {
  const chunks = import.meta.glob<{ readonly texts: Partial<Texts> }>('./groups/*.ts');
  const load = chunks[`./groups/${group}-${language}.ts`];
  if (!load) throw new Error(`There are no texts "${group}" in the language "${language}".`);
  return (await load()).texts;
}
