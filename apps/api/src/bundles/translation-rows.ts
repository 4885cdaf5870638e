import type { Language } from '@comanda/contracts';
import type { TranslationsFile } from '@comanda/contracts/bundle';
import type { KeyKind } from '../db/schema/index';
import type { IdOf } from './known-ids';
import type { BundleRows } from './stored-rows';

/** The lists of a translations file, and what stands in each. */
export const TRANSLATED_SECTIONS = {
  menus: 'menu',
  categories: 'category',
  items: 'item',
  modifier_groups: 'modifier_group',
  modifiers: 'modifier',
  campaigns: 'campaign',
  campaign_groups: 'campaign_group',
} as const satisfies Partial<Record<keyof TranslationsFile, KeyKind>>;

/** The lists of restaurant.yaml, and what of each can be said in another language. They are texts of the restaurant itself. */
export const OWN_SECTIONS = {
  links: ['label'],
  notices: ['title', 'text'],
  gallery: ['caption'],
  quick_requests: ['name'],
} as const satisfies Partial<Record<keyof TranslationsFile, readonly string[]>>;

/** The folder's translations as rows: one per language, thing and field. */
export function translationRows(
  files: ReadonlyMap<Language, TranslationsFile>,
  restaurant_id: string,
  idOf: IdOf,
): BundleRows['translations'] {
  const sections = Object.keys(TRANSLATED_SECTIONS) as (keyof typeof TRANSLATED_SECTIONS)[]; // Object.keys forgets the literal types
  return [...files].flatMap(([language, file]) => [
    ...ownFields(file).map((field) => ({
      restaurant_id,
      language,
      subject_id: restaurant_id,
      ...field,
    })),
    ...sections.flatMap((section) =>
      Object.entries(file[section]).flatMap(([key, texts]) =>
        fieldsOf(texts).map((field) => ({
          restaurant_id,
          language,
          subject_id: idOf(TRANSLATED_SECTIONS[section], key),
          ...field,
        })),
      ),
    ),
  ]);
}

/** Translatable texts of the restaurant itself: "description", "concierge.name", "notices.patio.text". */
function ownFields(file: TranslationsFile): { field: string; text: string }[] {
  const lists = Object.keys(OWN_SECTIONS) as (keyof typeof OWN_SECTIONS)[]; // Object.keys forgets the literal types
  return [
    ...fieldsOf(file.restaurant),
    ...fieldsOf(file.concierge).map(({ field, text }) => ({ field: `concierge.${field}`, text })),
    ...lists.flatMap((list) =>
      Object.entries(file[list]).flatMap(([key, texts]) =>
        fieldsOf(texts).map(({ field, text }) => ({ field: `${list}.${key}.${field}`, text })),
      ),
    ),
  ];
}

function fieldsOf(
  texts: Readonly<Record<string, string | undefined>>,
): { field: string; text: string }[] {
  return Object.entries(texts).flatMap(([field, text]) =>
    text === undefined ? [] : [{ field, text }],
  );
}
