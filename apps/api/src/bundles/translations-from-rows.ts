import type { Language } from '@comanda/contracts';
import {
  type CampaignsFile,
  type MenusFile,
  type TranslationsFile,
  translationsFileSchema,
} from '@comanda/contracts/bundle';
import { groupBy } from '../shared/group-by';
import { campaignKeys } from './check-campaigns';
import { knownIds } from './known-ids';
import type { BundleRows } from './stored-rows';
import { translatableKeys } from './translatable-keys';
import { OWN_SECTIONS, TRANSLATED_SECTIONS } from './translation-rows';

type OwnText = { readonly field: string; readonly text: string };
type Texts = Readonly<Record<string, string>>;

/** translations/*.yaml as they would make these rows, things in the order of the menu. */
export function translationsFromRows(
  rows: BundleRows,
  menus: MenusFile,
  campaigns: CampaignsFile,
): ReadonlyMap<Language, TranslationsFile> {
  const keys = { ...translatableKeys(menus), ...campaignKeys(campaigns) };
  const sections = Object.keys(TRANSLATED_SECTIONS) as (keyof typeof TRANSLATED_SECTIONS)[]; // Object.keys forgets the literal types
  const idOf = knownIds(rows, () => '');
  const byLanguage = groupBy(rows.translations, ({ language }) => language);
  return new Map(
    [...byLanguage]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([language, texts]) => [language, fileOf(texts)]),
  );

  function fileOf(texts: BundleRows['translations']): TranslationsFile {
    const bySubject = groupBy(texts, ({ subject_id }) => subject_id);
    const lists = sections.map((section) => {
      const kind = TRANSLATED_SECTIONS[section];
      const said = [...keys[section]]
        .map((key) => [key, bySubject.get(idOf(kind, key)) ?? []] as const)
        .filter(([, rowsOfKey]) => rowsOfKey.length > 0)
        .map(([key, rowsOfKey]) => [key, textsOf(rowsOfKey)]);
      return [section, Object.fromEntries(said)];
    });
    const own = bySubject.get(rows.restaurant.restaurant_id) ?? [];
    return translationsFileSchema.parse({
      restaurant: textsOf(own.filter(({ field }) => !field.includes('.'))),
      concierge: textsOf(below(own, 'concierge')),
      ...ownLists(own, rows.restaurant.settings),
      ...Object.fromEntries(lists),
    });
  }
}

/** The lists of restaurant.yaml, things in their order there. */
function ownLists(own: readonly OwnText[], settings: BundleRows['restaurant']['settings']) {
  const sections = Object.keys(OWN_SECTIONS) as (keyof typeof OWN_SECTIONS)[]; // Object.keys forgets the literal types
  return Object.fromEntries(
    sections.map((section) => {
      const said = (settings[section] ?? [])
        .flatMap(({ key }) => key ?? [])
        .map((key) => [key, below(own, `${section}.${key}`)] as const)
        .filter(([, texts]) => texts.length > 0)
        .map(([key, texts]) => [key, textsOf(texts)]);
      return [section, Object.fromEntries(said)];
    }),
  );
}

/** Texts below a path, with the path removed. */
function below(own: readonly OwnText[], path: string): OwnText[] {
  return own
    .filter(({ field }) => field.startsWith(`${path}.`))
    .map(({ field, text }) => ({ field: field.slice(path.length + 1), text }));
}

function textsOf(rows: readonly OwnText[]): Texts {
  const fields = rows.map(({ field, text }) => [field, text] as const);
  return Object.fromEntries(fields.toSorted(([a], [b]) => (a > b ? -1 : 1)));
}
