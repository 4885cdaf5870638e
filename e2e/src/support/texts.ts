import { readFile } from 'node:fs/promises';
import type { Language } from '@comanda/contracts';
import { createI18n, formatMoney, formatPercent } from '@comanda/i18n';
import type { LoadTexts, TextGroup } from '@comanda/i18n';
import { fromRoot } from '../../../scripts/lib/paths.mjs';

const GROUPS: readonly TextGroup[] = [
  'browsing',
  'ordering',
  'checkout',
  'receipt',
  'table',
  'reader',
  'venue',
  'legal',
  'locator',
  'wall',
  'kiosk',
  'staff',
];
const AREAS: Readonly<Record<TextGroup, readonly string[]>> = {
  browsing: ['common', 'home', 'language', 'menu', 'page', 'schedule'],
  ordering: ['allergen', 'cart', 'diet', 'error', 'item'],
  checkout: ['checkout', 'delivery', 'order', 'reasons'],
  receipt: ['rating', 'receipt'],
  table: ['table'],
  reader: ['reader'],
  venue: ['venue'],
  legal: ['legal'],
  locator: ['locator'],
  wall: ['wall'],
  kiosk: ['kiosk'],
  staff: ['staff'],
};

export type Texts = Awaited<ReturnType<typeof loadTexts>>;

/** The texts a guest of this language reads, so that one journey runs in every language. */
export async function loadTexts(language: Language) {
  const { t } = await createI18n({ language, groups: GROUPS, load: readGroup });
  return {
    language,
    t,
    money: (cents: number) => formatMoney(cents, 'USD', language),
    percent: (rate: number) => formatPercent(rate, language),
    /** A pattern for the names that start with a text; the kinds of spaces do not count. */
    startOf: (text: string) =>
      new RegExp(
        `^${text.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&').replaceAll(/\s/gu, '\\s')}`,
        'u',
      ),
  };
}

/** The files themselves: the chunks that import them are a bundler's business. */
async function readGroup(language: Language, group: TextGroup): ReturnType<LoadTexts> {
  const areas = AREAS[group].map(async (area) => {
    const path = fromRoot('packages/i18n/locales', language, `${area}.json`);
    return [area, JSON.parse(await readFile(path, 'utf8'))] as const;
  });
  return Object.fromEntries(await Promise.all(areas));
}
