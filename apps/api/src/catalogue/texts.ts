import type { Language } from '@comanda/contracts';
import type { translations } from '../db/schema/restaurants';

export type Texts = { readonly name: string; readonly description: string };

/** The texts of one thing in the chosen language; each falls back to the restaurant's own wording by itself. */
export type TextsOf = (subject_id: string, own: Texts) => Texts;

/** One text of a thing in the chosen language; what is not translated stays as it is. */
export type TextOf = (subject_id: string, field: string, own: string) => string;

type TranslationRow = Pick<
  typeof translations.$inferSelect,
  'language' | 'subject_id' | 'field' | 'text'
>;

/** Looks texts up in one language; null = the restaurant's own. */
export function textIn(rows: readonly TranslationRow[], language: Language | null): TextOf {
  if (language === null) return (_subject_id, _field, own) => own;
  const texts = new Map(
    rows
      .filter((row) => row.language === language)
      .map((row) => [`${row.subject_id}.${row.field}`, row.text]),
  );
  return (subject_id, field, own) => texts.get(`${subject_id}.${field}`) ?? own;
}

/** The same for what has a name and a description. */
export function textsIn(rows: readonly TranslationRow[], language: Language | null): TextsOf {
  const textOf = textIn(rows, language);
  return (subject_id, { name, description }) => ({
    name: textOf(subject_id, 'name', name),
    description: textOf(subject_id, 'description', description),
  });
}
