import type { Language } from '@comanda/contracts';
import type { translations } from '../db/schema/restaurants';

export type Texts = { readonly name: string; readonly description: string };

/** The texts of one thing in the chosen language; each falls back to the restaurant's own wording by itself. */
export type TextsOf = (subject_id: string, own: Texts) => Texts;

type TranslationRow = Pick<
  typeof translations.$inferSelect,
  'language' | 'subject_id' | 'field' | 'text'
>;

/** Looks texts up in one language; null = the restaurant's own. */
export function textsIn(rows: readonly TranslationRow[], language: Language | null): TextsOf {
  if (language === null) return (_subject_id, { name, description }) => ({ name, description });
  const texts = new Map(
    rows
      .filter((row) => row.language === language)
      .map((row) => [`${row.subject_id}.${row.field}`, row.text]),
  );
  return (subject_id, own) => ({
    name: texts.get(`${subject_id}.name`) ?? own.name,
    description: texts.get(`${subject_id}.description`) ?? own.description,
  });
}
