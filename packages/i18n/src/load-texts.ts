import type { Language } from '@comanda/contracts';
import type { TextGroup, Texts } from './texts';

/** Fetches a group of texts in one language. */
export type LoadTexts = (language: Language, group: TextGroup) => Promise<Partial<Texts>>;

type Chunk = () => Promise<{ readonly texts: object }>;

// Written out, so that a bundler makes one chunk of each and a guest downloads one language only.
const CHUNKS: Readonly<Record<TextGroup, Readonly<Record<Language, Chunk>>>> = {
  browsing: {
    en: () => import('./groups/browsing-en'),
    fr: () => import('./groups/browsing-fr'),
    es: () => import('./groups/browsing-es'),
    pt: () => import('./groups/browsing-pt'),
  },
  ordering: {
    en: () => import('./groups/ordering-en'),
    fr: () => import('./groups/ordering-fr'),
    es: () => import('./groups/ordering-es'),
    pt: () => import('./groups/ordering-pt'),
  },
  checkout: {
    en: () => import('./groups/checkout-en'),
    fr: () => import('./groups/checkout-fr'),
    es: () => import('./groups/checkout-es'),
    pt: () => import('./groups/checkout-pt'),
  },
  receipt: {
    en: () => import('./groups/receipt-en'),
    fr: () => import('./groups/receipt-fr'),
    es: () => import('./groups/receipt-es'),
    pt: () => import('./groups/receipt-pt'),
  },
  table: {
    en: () => import('./groups/table-en'),
    fr: () => import('./groups/table-fr'),
    es: () => import('./groups/table-es'),
    pt: () => import('./groups/table-pt'),
  },
  reader: {
    en: () => import('./groups/reader-en'),
    fr: () => import('./groups/reader-fr'),
    es: () => import('./groups/reader-es'),
    pt: () => import('./groups/reader-pt'),
  },
  house: {
    en: () => import('./groups/house-en'),
    fr: () => import('./groups/house-fr'),
    es: () => import('./groups/house-es'),
    pt: () => import('./groups/house-pt'),
  },
  legal: {
    en: () => import('./groups/legal-en'),
    fr: () => import('./groups/legal-fr'),
    es: () => import('./groups/legal-es'),
    pt: () => import('./groups/legal-pt'),
  },
  locator: {
    en: () => import('./groups/locator-en'),
    fr: () => import('./groups/locator-fr'),
    es: () => import('./groups/locator-es'),
    pt: () => import('./groups/locator-pt'),
  },
  wall: {
    en: () => import('./groups/wall-en'),
    fr: () => import('./groups/wall-fr'),
    es: () => import('./groups/wall-es'),
    pt: () => import('./groups/wall-pt'),
  },
};

/** Loads a group of texts as a chunk of its own. */
export async function loadTexts(language: Language, group: TextGroup): Promise<Partial<Texts>> {
  const { texts } = await CHUNKS[group][language]();
  return texts;
}
